#!/usr/bin/python3
"""Runs stick.sh as root of a Linux kernel that is a process. Its stick is an empty file of 1 GiB."""
import ctypes, os, subprocess
from machine import INSIDE, boot, wait_for_power_cut

LOOP = f"/usr/lib/uml/modules/{os.uname().release}/kernel/drivers/block/loop.ko"
FINIT_MODULE = 313  # its number on x86-64
NOSUID, REMOUNT = 2, 32


def call(result):
    if result:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def prepare():
    """A loop device makes a block device of a file; a first stick is usually sdb, its first partition sdb1."""
    libc = ctypes.CDLL(None, use_errno=True)
    # The file of mount(8) belongs to whoever owns the outer machine: here its set-user-ID bit must not count.
    call(libc.mount(None, b"/", None, REMOUNT | NOSUID, None))
    call(libc.mount(b"proc", b"/proc", b"proc", 0, None))
    os.makedirs("/tmp/memory", exist_ok=True)
    call(libc.mount(b"tmpfs", b"/tmp/memory", b"tmpfs", 0, None))
    with open(LOOP) as file:
        call(libc.syscall(FINIT_MODULE, file.fileno(), b"", 0))
    with open("/tmp/memory/stick.img", "w") as file:
        file.truncate(1 << 30)
    loop = subprocess.run(["losetup", "--find", "--show", "/tmp/memory/stick.img"],
                          check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    os.mknod("/dev/sdb1", 0o60660, os.stat(loop).st_rdev)


def run(script):
    result = subprocess.run(["bash", script], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for line in result.stdout.splitlines():
        print("|", line)


if INSIDE:
    os.environ.update(PATH="/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL="C.UTF-8")
    try:
        prepare()
        run(os.path.join(os.path.dirname(os.path.abspath(__file__)), "stick.sh"))
    except Exception as failure:
        print("|", repr(failure))
    wait_for_power_cut()
boot("stick", memory="96M")
for folder in ("/tmp/stick", "/tmp/memory"):
    os.rmdir(folder)
