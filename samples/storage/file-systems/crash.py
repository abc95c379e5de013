#!/usr/bin/python3
import os, time
from machine import INSIDE, boot, format, mount, wait_for_power_cut

# #region safe
def fsync_rename_fsync(name):
    # same directory, so same file system
    temporary = name + ".tmp"
    write(temporary)
    # first the data to the device
    sync(temporary)
    # replace the old file
    os.rename(temporary, name)
    # then the new name to the device
    sync(os.path.dirname(name))

def write(name):
    with open(name, "w") as file:
        file.write("new")

def sync(name):
    descriptor = os.open(name, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)
# #endregion safe

def truncate(name):
    write(name)

def rename(name):
    write(name + ".tmp")
    os.rename(name + ".tmp", name)

def unlink_rename(name):
    write(name + ".tmp")
    os.unlink(name)
    os.rename(name + ".tmp", name)

def fsync_rename(name):
    write(name + ".tmp")
    sync(name + ".tmp")
    os.rename(name + ".tmp", name)

WAYS = (truncate, rename, unlink_rename, fsync_rename, fsync_rename_fsync)
MOUNTS = ("commit=60", "commit=1", "commit=1,noauto_da_alloc")
DISKS = [(way, options) for way in WAYS for options in MOUNTS]

def before():
    names = [mount(number, options) + "/conf"
             for number, (_, options) in enumerate(DISKS)]
    for name in names:
        with open(name, "w") as file:
            file.write("old")
    os.sync()
    for name, (way, _) in zip(names, DISKS):
        way(name)
    time.sleep(4)
    wait_for_power_cut()

def after():
    found = [open(mount(number) + "/conf").read() or "empty"
             for number in range(len(DISKS))]
    for row, way in enumerate(WAYS):
        columns = found[row * len(MOUNTS):][:len(MOUNTS)]
        print(f"| {way.__name__:19}", *(f"{it:>8}" for it in columns))
    wait_for_power_cut()

if INSIDE:
    globals()[os.environ["PHASE"]]()

files = [f"disk{number}" for number in range(len(DISKS))]
for file in files:
    format(file)
print(" " * 19, "  60 s      1 s   1 s, noauto_da_alloc")
boot("before", *files)
boot("after", *files)
