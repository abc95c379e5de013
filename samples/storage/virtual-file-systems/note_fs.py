#!/usr/bin/python3
# #region daemon
from tiny_fuse import run

FILES = {"note": "buy bread\n"}

def answer_lookup(name):
    print("daemon: lookup", name)
    if name in FILES:
        return len(FILES[name])
    return None

def answer_read(name):
    print("daemon: read", name)
    return FILES[name]

run(answer_lookup, answer_read,
    "cat note", "cat note",
    "cat gone", "cat gone")
# #endregion daemon
