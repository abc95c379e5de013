#!/usr/bin/python3
import os, signal, struct, subprocess
from machine import INSIDE, boot, load, mount, wait_for_power_cut

FILES = {2: "fresh", 3: "kept"}  # inode number: name
ENOSYS = 38  # function not implemented
reads = dict.fromkeys(FILES, 0)

# #region answers
def attributes(inode):
    directory = inode == 1
    mode = 0o40755 if directory else 0o100644
    return struct.pack("<6Q10I", inode, 0 if directory else 2, 0,
                       0, 0, 0, 0, 0, 0, mode, 1, 0, 0, 0, 512, 0)

def lookup(inode, body):
    for number, name in FILES.items():
        if body == name.encode() + b"\0":
            return struct.pack("<4Q2I", number, 0, 60, 60, 0, 0) \
                + attributes(number)
    return struct.pack("<4Q2I", 0, 0, 60, 60, 0, 0) + bytes(88)

def getattr(inode, body):
    return struct.pack("<Q2I", 60, 0, 0) + attributes(inode)

def open_(inode, body):
    keep = FILES[inode] == "kept"  # the kernel may keep its pages
    return struct.pack("<Q2I", 0, 2 if keep else 0, 0)

def read(inode, body):
    reads[inode] += 1
    return f"{reads[inode]}\n".encode()
# #endregion answers

def hello(inode, body):
    return struct.pack("<4I2H2I2H8I", 7, 31, 0, 0, 0, 0, 4096, 1,
                       1, 0, *[0] * 8)

# #region serve
ANSWERS = {1: lookup, 3: getattr, 14: open_, 15: read, 26: hello}
SILENT = {18: "release", 25: "flush"}  # of no interest here
NAMES = {4: "setattr", 6: "symlink", 9: "mkdir", 35: "create"}

def serve(kernel):
    while True:
        request = os.read(kernel, 65536)
        size, call, ticket, inode = struct.unpack_from("<2I2Q", request)
        body = request[40:size]
        answer = ANSWERS.get(call, lambda *_: ENOSYS)(inode, body)
        if call in SILENT:
            answer = b""
        elif call != 26:
            name = ANSWERS[call].__name__ if call in ANSWERS \
                else NAMES.get(call, call)
            print("|     kernel asks:", name.rstrip("_"), flush=True)
        error = -answer if isinstance(answer, int) else 0
        data = b"" if error else answer
        os.write(kernel, struct.pack("<IiQ", 16 + len(data), error,
                                     ticket) + data)
# #endregion serve

# #region inside
def run(line):
    print("| $", line, flush=True)
    said = subprocess.run(line, shell=True, cwd="/tmp/fs", text=True,
                          stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT).stdout
    print("|", said, flush=True)

def inside():
    load("fs/fuse/fuse.ko")
    kernel = os.open("/dev/fuse", os.O_RDWR)
    mount("hello", "/tmp/fs", "fuse",
          f"fd={kernel},rootmode=40000,user_id=0,group_id=0,"
          "default_permissions")
    server = os.fork()
    if server == 0:
        serve(kernel)
    os.close(kernel)
    for line in ("cat fresh", "cat fresh", "cat kept", "cat kept",
                 "cat other", "cat other", "chmod 600 kept"):
        run(line)
    os.kill(server, signal.SIGKILL)
    os.waitpid(server, 0)
    run("cat kept")
# #endregion inside

if INSIDE:
    inside()
    wait_for_power_cut()
boot()
