import time

ZONE = "/sys/class/powercap/intel-rapl:0/"

def read(name):
    with open(ZONE + name) as file:
        return int(file.read())

def used(before, after, largest):
    if after < before:
        after += largest
    return after - before

# small numbers show what used() does
print("used:", used(970, 10, 1000))
try:
    start, before = time.monotonic(), read("energy_uj")
    time.sleep(10)
    end, after = time.monotonic(), read("energy_uj")
    largest = read("max_energy_range_uj")
    joules = used(before, after, largest) / 1_000_000
    print("watts:", joules / (end - start))
except OSError as error:
    print("error:", error.strerror)
