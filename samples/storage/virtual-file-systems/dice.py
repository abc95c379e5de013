"""dice.py FILE: 4 KiB each from 20,000 random places"""
import os, random, sys, time

file = os.open(sys.argv[1], os.O_RDONLY)
pages = os.fstat(file).st_size // 4096
for warm in (False, True):
    random.seed(1)
    start = time.perf_counter()
    for _ in range(20000):
        os.pread(file, 4096, random.randrange(pages) * 4096)
    took = time.perf_counter() - start
print(f"{took / 20000 * 1e6:.1f} us a read")
