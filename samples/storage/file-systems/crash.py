#!/usr/bin/python3
import time
from machine import INSIDE, boot, format, mount, wait_for_power_cut

# #region safe
import os

def fsync_rename_fsync(name):
    # in conf's directory, because a rename
    # works only within one file system
    temporary = name + ".tmp"
    save_new(temporary)
    # first the data to the device
    fsync(temporary)
    # replace the old file
    os.rename(temporary, name)
    # then the new name to the device
    fsync(os.path.dirname(name) or ".")

def save_new(name):
    with open(name, "w") as file:
        file.write("new")

def fsync(name):
    # opened for reading, which is enough
    opened = os.open(name, os.O_RDONLY)
    os.fsync(opened)
    os.close(opened)
# #endregion safe

def overwrite(name):
    save_new(name)

def rename(name):
    save_new(name + ".tmp")
    os.rename(name + ".tmp", name)

def remove_rename(name):
    save_new(name + ".tmp")
    os.remove(name)
    os.rename(name + ".tmp", name)

def fsync_rename(name):
    save_new(name + ".tmp")
    fsync(name + ".tmp")
    os.rename(name + ".tmp", name)

WAYS = (overwrite, rename, remove_rename, fsync_rename, fsync_rename_fsync)
MOUNTS = ("commit=60", "commit=1")
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
print(" " * 19, "  60 s      1 s")
boot("before", *files)
boot("after", *files)
