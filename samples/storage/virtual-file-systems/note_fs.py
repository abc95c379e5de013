#!/usr/bin/python3
# #region daemon
from tiny_fuse import run

FILES = {"note": "buy bread\n"}

def lookup(name):
    print("daemon: lookup", name)
    if name in FILES:
        return len(FILES[name])
    return None

def read(name):
    print("daemon: read", name)
    return FILES[name]

run(lookup, read, "cat note", "cat note",
    "cat gone", "cat gone")
# #endregion daemon
