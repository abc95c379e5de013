import os, sys, time
from resource import getrusage, RUSAGE_SELF

core = min(os.sched_getaffinity(0))
os.sched_setaffinity(0, {core})

rival = os.fork()
if rival == 0:
    while True:
        pass

try:
    os.nice(int(sys.argv[1]))
    while time.process_time() < 0.4:
        pass
finally:
    os.kill(rival, 9)

switches = getrusage(RUSAGE_SELF).ru_nivcsw
on_core, waited, turns = open('/proc/self/schedstat').read().split()
print(f'{switches} involuntary, waited {int(waited) // 10**6} ms')
