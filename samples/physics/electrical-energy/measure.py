# #region measure
import time

ZONE = "/sys/class/powercap/intel-rapl:0/"

def counter():
    try:
        with open(ZONE + "energy_uj") as file:
            return int(file.read())
    except OSError as error:
        print("no energy counter here:", error.strerror)

before = counter()
cpu, wall = time.process_time(), time.perf_counter()
time.sleep(0.3)
slept = time.process_time() - cpu
cpu = time.process_time()
sum(i * i for i in range(3_000_000))
worked = time.process_time() - cpu
if before is not None:
    print((counter() - before) / 1e6, "J, of the whole package")

print("slept 0.3 s with under 0.03 s of CPU time:", slept < 0.03)
print("worked with over 3 times as much:", worked > 3 * slept)
# #endregion measure
