"""Serves a file system over /dev/fuse, in a kernel that runs as a process."""
import os, signal, struct, subprocess, sys
from machine import INSIDE, boot, load, mount, wait_for_power_cut

LOOKUP, GETATTR, OPEN, READ = 1, 3, 14, 15
FLUSH, RELEASE, INIT = 25, 18, 26
ENOSYS = 38
KEEP_SECONDS = 60  # how long the kernel may keep a name
KEEP_CONTENT = 2  # FOPEN_KEEP_CACHE
ROOT = 1


class Marked:
    """machine.boot shows the lines that begin with a bar."""

    rest = ""

    def write(self, text):
        *lines, self.rest = (self.rest + text).split("\n")
        for line in lines:
            if line:
                os.write(1, f"| {line}\n".encode())

    def flush(self):
        pass


class Daemon:
    def __init__(self, kernel, lookup, read):
        self.kernel, self.lookup, self.read = kernel, lookup, read
        self.names = {}  # inode number: name
        self.sizes = {}

    def attributes(self, inode):
        folder = inode == ROOT
        return struct.pack(
            "<6Q10I", inode, self.sizes.get(inode, 0), 0, 0, 0, 0, 0, 0, 0,
            0o40755 if folder else 0o100644, 1, 0, 0, 0, 512, 0)

    def look_up(self, name):
        size = self.lookup(name)
        if size is None:  # inode 0: there is no such file
            return struct.pack("<4Q2I", 0, 0, KEEP_SECONDS, 0, 0, 0) + bytes(88)
        inode = ROOT + 1 + len(self.names)
        self.names[inode], self.sizes[inode] = name, size
        return struct.pack("<4Q2I", inode, 0, KEEP_SECONDS, KEEP_SECONDS,
                           0, 0) + self.attributes(inode)

    def answer(self, call, inode, body):
        if call == INIT:
            return struct.pack("<4I2H2I2H8I", 7, 31, 0, 0, 0, 0, 4096, 1,
                               1, 0, *[0] * 8)
        if call == LOOKUP:
            return self.look_up(body.rstrip(b"\0").decode())
        if call == GETATTR:
            return struct.pack("<Q2I", KEEP_SECONDS, 0, 0) + self.attributes(inode)
        if call == OPEN:
            return struct.pack("<Q2I", 0, KEEP_CONTENT, 0)
        if call == READ:
            offset, size = struct.unpack_from("<8xQI", body)
            contents = self.read(self.names[inode]).encode()
            return contents[offset:offset + size]
        return b"" if call in (FLUSH, RELEASE) else None

    def serve(self):
        while True:
            request = os.read(self.kernel, 65536)
            size, call, ticket, inode = struct.unpack_from("<2I2Q", request)
            data = self.answer(call, inode, request[40:size])
            error = -ENOSYS if data is None else 0
            data = data or b""
            os.write(self.kernel, struct.pack(
                "<IiQ", 16 + len(data), error, ticket) + data)


def run(lookup, read, *commands):
    """Mounts the file system and runs the commands in its directory."""
    if not INSIDE:
        boot()
        return
    console, sys.stdout = sys.stdout, Marked()
    load("fs/fuse/fuse.ko")
    kernel = os.open("/dev/fuse", os.O_RDWR)
    mount("none", "/tmp", "tmpfs")  # the folders of the host are read-only
    mount("tiny", "/tmp/fs", "fuse",
          f"fd={kernel},rootmode=40000,user_id=0,group_id=0,"
          "default_permissions")
    if os.fork() == 0:
        Daemon(kernel, lookup, read).serve()
    os.close(kernel)
    for command in commands:
        print("$", command)
        print(subprocess.run(command, shell=True, cwd="/tmp/fs", text=True,
                             stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT).stdout)
    sys.stdout = console
    wait_for_power_cut()
