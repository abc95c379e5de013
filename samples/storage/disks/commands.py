#!/usr/bin/python3
import os, subprocess
from machine import INSIDE, LIBC, boot, format, mount
from machine import wait_for_power_cut

# #region count
def sent():
    """The commands that the disk has had: /sys/block/ubda/stat"""
    field = list(map(int, open("/sys/block/ubda/stat").read().split()))
    return field[4], field[6] // 2, field[15], field[13] // 2

def counted(label, work):
    before = sent()
    work()
    print(f"| {label:14}", *(f"{after - start:8}" for start, after
                             in zip(before, sent())), flush=True)
# #endregion count

# #region work
def log(name, each):
    with open(name, "wb") as file:
        for _ in range(100):
            file.write(bytes(100))
            file.flush()
            if each:
                os.fsync(file.fileno())
        os.fsync(file.fileno())

def inside():
    LIBC.mount(b"sysfs", b"/sys", b"sysfs", 0, b"")
    folder = mount(0)
    counted("one fsync", lambda: log(folder + "/one", False))
    counted("100 fsyncs", lambda: log(folder + "/hundred", True))
    LIBC.umount(folder.encode())
    mount(0, "barrier=0")
    counted("no barrier", lambda: log(folder + "/fast", True))
    with open(folder + "/photos", "wb") as file:
        file.write(os.urandom(4 << 20))
    os.sync()
    counted("rm", lambda: (os.unlink(folder + "/photos"), os.sync()))
    counted("fstrim", lambda: subprocess.run(["/sbin/fstrim", folder]))
# #endregion work

if INSIDE:
    inside()
    wait_for_power_cut()
format("disk")
print(" " * 17, "writes      KiB  flushes KiB discarded")
boot("inside", "disk")
