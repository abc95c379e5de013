"""Asks a real kernel, as root, what the model of this lab claims to know, and prints the answers as JSON.

For each attempt one letter per set of layers ('h' it reaches the host, 'o' only what is its own, 'n' refused); bit 0 of
the position is the first layer of LAYERS. The "host" is a set of namespaces of its own, so that nothing real is touched.
Run: sudo python3 labs/container-view/askKernel.py > labs/container-view/kernel.json
"""

import ctypes
import errno
import json
import os
import signal
import socket
import struct
import sys
import tempfile

LAYERS = ["user", "pid", "net", "uts", "mnt", "caps", "filter"]
ATTEMPTS = ["signal", "connect", "rename", "read", "mount", "clock", "alg"]
FLAGS = {"user": 0x10000000, "pid": 0x20000000, "net": 0x40000000, "uts": 0x04000000, "mnt": 0x00020000}
# Docker's 14, by number: chown, dac_override, fowner, fsetid, kill, setgid, setuid, setpcap, net_bind_service, net_raw,
# sys_chroot, mknod, audit_write, setfcap.
KEPT = [0, 1, 3, 4, 5, 6, 7, 8, 10, 13, 18, 27, 29, 31]
# The calls of x86-64 that are tried below and that Docker's filter refuses unless the container has the capability:
# settimeofday without CAP_SYS_TIME, mount and sethostname without CAP_SYS_ADMIN (moby/profiles, seccomp/default.json).
NEEDED = {164: 25, 165: 21, 170: 21}
SOCKET, AF_ALG = 41, 38
libc = ctypes.CDLL(None, use_errno=True)


def checked(result):
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def mount(source, target, kind, flags):
    checked(libc.mount(source, target, kind, ctypes.c_ulong(flags), None))


def drop_capabilities():
    for number in range(64):
        if number not in KEPT:
            libc.prctl(24, number, 0, 0, 0)  # PR_CAPBSET_DROP; fails for numbers that the kernel does not have
    bits = sum(1 << number for number in KEPT)
    header = struct.pack("Ii", 0x20080522, 0)
    words = [bits & 0xFFFFFFFF, bits & 0xFFFFFFFF, 0]
    data = struct.pack("6I", *words, bits >> 32, bits >> 32, 0)
    checked(libc.syscall(126, header, data))


def install_filter(capabilities):
    """Docker's answers to the tried calls: it makes the filter from the capabilities of the container."""
    refused = [number for number, needed in NEEDED.items() if needed not in capabilities]

    def statement(code, value, yes=0, no=0):
        return struct.pack("HBBI", code, yes, no, value)

    load, equal, answer = 0x20, 0x15, 0x06
    allow, refuse = 0x7FFF0000, 0x00050000 | errno.EPERM
    count = len(refused)
    code = [statement(load, 0)]
    for index, number in enumerate(refused):
        code.append(statement(equal, number, count - index + 3, 0))
    code += [statement(equal, SOCKET, 0, 2), statement(load, 16), statement(equal, AF_ALG, 1, 0)]
    code += [statement(answer, allow), statement(answer, refuse)]
    program = ctypes.create_string_buffer(b"".join(code))
    fprog = struct.pack("HxxxxxxQ", len(code), ctypes.addressof(program))
    checked(libc.prctl(38, 1, 0, 0, 0))  # PR_SET_NO_NEW_PRIVS
    checked(libc.syscall(317, 1, 0, fprog))  # SECCOMP_SET_MODE_FILTER


def attempt(act, victim, secret):
    if act == "signal":
        os.kill(victim, 0)
    elif act == "connect":
        with socket.socket() as client:
            client.settimeout(2)
            client.connect(("127.0.0.1", 8080))
    elif act == "rename":
        checked(libc.sethostname(b"box", 3))
    elif act == "read":
        open(secret).close()
    elif act == "mount":
        mount(b"none", b"/tmp", b"tmpfs", 0)
    elif act == "clock":
        checked(libc.syscall(164, None, struct.pack("ii", 0, 0)))  # settimeofday, no time and the same time zone
    elif act == "alg":
        # Whether the kernel has the family is not the question: the filter answers before the kernel looks.
        try:
            socket.socket(AF_ALG, socket.SOCK_SEQPACKET, 0).close()
        except OSError as error:
            if error.errno != errno.EAFNOSUPPORT:
                raise


def inside(layers, act, victim, secret, jail):
    """In the container: enter the layers that are left, try, and say how it went."""
    if "mnt" in layers:
        mount(None, b"/", None, 0x44000)  # MS_REC | MS_PRIVATE
        os.chroot(jail)
        os.chdir("/")
    if "user" in layers:
        os.setresgid(0, 0, 0)
        os.setresuid(0, 0, 0)
    if "caps" in layers:
        drop_capabilities()
    if "filter" in layers:
        install_filter(KEPT if "caps" in layers else range(64))
    try:
        attempt(act, victim, secret)
        return 0
    except OSError as error:
        allowed = [errno.EPERM, errno.EACCES, errno.ESRCH, errno.ENOENT, errno.ECONNREFUSED, errno.ENETUNREACH]
        return 1 if error.errno in allowed else 2


def container(layers, act, victim, secret, jail):
    """A child in new namespaces; 0 if the attempt worked, 1 if it was refused."""
    ready, go = os.pipe(), os.pipe()
    child = os.fork()
    if child == 0:
        try:
            checked(libc.unshare(sum(FLAGS.get(layer, 0) for layer in layers)))
            os.write(ready[1], b"1")
            os.read(go[0], 1)
            grandchild = os.fork()
            if grandchild == 0:
                os._exit(inside(layers, act, victim, secret, jail))
            os._exit(os.waitstatus_to_exitcode(os.waitpid(grandchild, 0)[1]))
        except BaseException as error:
            print(error, file=sys.stderr)
            os._exit(3)
    os.read(ready[0], 1)
    if "user" in layers:
        for kind in ["uid", "gid"]:
            with open(f"/proc/{child}/{kind}_map", "w") as file:
                file.write("0 100000 65536")
    os.write(go[1], b"1")
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    for end in [*ready, *go]:
        os.close(end)
    if status not in (0, 1):
        raise SystemExit(f"{layers} {act}: broken with {status}")
    return status


def answer(layers, act, victim, secret, jail):
    socket.sethostname("host")
    if container(layers, act, victim, secret, jail) != 0:
        return "n"
    if act == "rename":
        return "o" if socket.gethostname() == "host" else "h"
    if act == "mount":
        there = any(line.split()[4] == "/tmp" for line in open("/proc/self/mountinfo"))
        if there:
            checked(libc.umount(b"/tmp"))
        return "h" if there else "o"
    return "h"


def main():
    checked(libc.unshare(FLAGS["mnt"] | FLAGS["uts"] | FLAGS["net"]))
    mount(None, b"/", None, 0x44000)
    os.system("ip link set lo up")
    jail = tempfile.mkdtemp(dir="/var/tmp")
    os.mkdir(f"{jail}/tmp")
    os.chmod(jail, 0o755)
    secret = tempfile.mkstemp(dir="/var/tmp")[1]
    server = socket.create_server(("127.0.0.1", 8080), backlog=4096)
    victim = os.fork()
    if victim == 0:
        signal.pause()
    answers = {}
    for act in ATTEMPTS:
        letters = ""
        for mask in range(2 ** len(LAYERS)):
            layers = [layer for bit, layer in enumerate(LAYERS) if mask >> bit & 1]
            letters += answer(layers, act, victim, secret, jail)
        answers[act] = letters
    os.kill(victim, signal.SIGKILL)
    server.close()
    os.unlink(secret)
    os.rmdir(f"{jail}/tmp")
    os.rmdir(jail)
    kernel = os.uname().release.split("-")[0]
    print(json.dumps({"kernel": kernel, "layers": LAYERS, "answers": answers}, indent=2))


main()
