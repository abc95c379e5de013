"""lost.py FILE: what fsync says on a disk that no longer takes data"""
import os, sys

def try_fsync(who, file):
    try:
        os.fsync(file)
        print(f"{who}: fsync says all is well")
    except OSError as error:
        print(f"{who}: {error.strerror}")

path = sys.argv[1]
writer = os.open(path, os.O_RDWR)
reader = os.open(path, os.O_RDONLY)
print("write:", os.write(writer, b"A" * (16 << 20)), "bytes, no error")
try_fsync("writer", writer)
try_fsync("writer again", writer)
try_fsync("reader", reader)
late = os.open(path, os.O_RDONLY)
try_fsync("opened later", late)
