import os, time
from resource import getrusage, RUSAGE_SELF

core = min(os.sched_getaffinity(0))
os.sched_setaffinity(0, {core})  # one core

calls = 0
# fork: second process, returns 0 there
if os.fork() == 0:
    name = "chat"
    while calls < 100:
        time.sleep(0.01)
        calls += 1
else:  # the first process
    name = "photos"
    while time.process_time() < 2:  # seconds
        calls += 1

n = getrusage(RUSAGE_SELF)  # get the counts
print(f"{name}: {calls:,} system calls,")
print(f"  {n.ru_nvcsw} voluntary switches,")
print(f"  {n.ru_nivcsw} involuntary switches")
