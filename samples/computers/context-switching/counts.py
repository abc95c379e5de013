import os, time
from resource import getrusage, RUSAGE_SELF

core = min(os.sched_getaffinity(0))
os.sched_setaffinity(0, {core})  # both on one core

calls = 0
if os.fork():
    name = 'photos'
    while time.process_time() < 2:  # seconds of work
        calls += 1
else:
    name = 'chat'
    while calls < 100:
        time.sleep(0.01)  # the next message
        calls += 1

n = getrusage(RUSAGE_SELF)
print(f'{name}: {calls:,} system calls')
print(f'  {n.ru_nvcsw:,} voluntary switches')
print(f'  {n.ru_nivcsw:,} involuntary switches')
