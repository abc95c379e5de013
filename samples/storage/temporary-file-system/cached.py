import shutil, sys, time

on_disk, in_tmpfs = sys.executable, "copy"
shutil.copyfile(on_disk, in_tmpfs)


def fastest_read(path):
    times = []
    for _ in range(40):
        start = time.perf_counter()
        with open(path, "rb", buffering=0) as file:
            while file.read(1 << 16):
                pass
        times.append(time.perf_counter() - start)
    return min(times)


times_faster = fastest_read(on_disk) / fastest_read(in_tmpfs)
print("tmpfs twice as fast:", times_faster >= 2)
