import os
import time

cpu = max(os.sched_getaffinity(0))
os.sched_setaffinity(0, {cpu})

def timer_interrupts():
    with open("/proc/interrupts") as file:
        names = file.readline().split()
        column = names.index(f"CPU{cpu}") + 1
        for line in file:
            fields = line.split()
            if fields[0] == "LOC:":
                return int(fields[column])

before = timer_interrupts()
start = time.time()
for number in range(50_000_000):
    pass
seconds = time.time() - start
added = timer_interrupts() - before
print("interrupted by the timer:", added > 0)
print("times:", added)
print("times a second:", round(added / seconds))
