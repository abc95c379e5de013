# #region begin
import mmap, os, random, time
from concurrent.futures import ThreadPoolExecutor

disk = os.open("/dev/sda", os.O_RDWR | os.O_DIRECT)

def busy():  # ms with a request under way: iostat's %util
    return int(open("/sys/block/sda/stat").read().split()[9])
# #endregion begin

def work(kind, end):
    done, piece = 0, mmap.mmap(-1, 4096)
    while time.monotonic() < end:
        at = random.randrange(2000) * 4096
        if kind == "read":
            os.preadv(disk, [piece], at)
        else:
            os.pwritev(disk, [piece], at)
            os.fsync(disk)  # flush the disk's cache
        done += 1
    return done

for kind in "read", "commit":
    for depth in 1, 16:
        start, before = time.monotonic(), busy()
        with ThreadPoolExecutor(depth) as pool:
            done = sum(pool.map(work, [kind] * depth,
                                [start + 4] * depth))
        took = time.monotonic() - start
        print(f"{kind}, {depth} at once: {done / took:.0f} a "
              f"second, busy {(busy() - before) / took / 10:.0f} %")
