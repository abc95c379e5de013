"""mirror.py FILE FLAGS: shows FILE as box/data"""
import os, sys
import wire

FILE, FLAGS = os.open(sys.argv[1], os.O_RDONLY), int(sys.argv[2])

def lookup(name):
    return 2 if name == "data" else 0

def describe(number):
    if number == 1:
        return "directory", 0
    return "file", os.fstat(FILE).st_size

def opened(number):
    if FLAGS == wire.PASSTHROUGH:
        return FLAGS, wire.backing(FILE)
    return FLAGS

def read(number, start, size):
    return os.pread(FILE, size, start)

wire.serve("box", {"LOOKUP": lookup, "GETATTR": describe,
                   "OPEN": opened, "READ": read}, trust=60, show=False)
