import os

read_end, write_end = os.pipe()
os.set_blocking(write_end, False)
stored = 0
try:
    while True:
        stored += os.write(write_end, b"x" * 4096)
except BlockingIOError:
    print("full after", stored, "bytes")
