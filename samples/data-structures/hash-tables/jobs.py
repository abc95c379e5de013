import time
from collections import OrderedDict

def first(jobs):
    del jobs[next(iter(jobs))]

def last(jobs):
    jobs.popitem()

def seconds(kind, size, take):
    jobs = kind.fromkeys(range(size))
    start = time.perf_counter()
    while jobs:
        take(jobs)
    return f'{time.perf_counter() - start:.1f} s'

for size in (50_000, 100_000):
    print(size, seconds(dict, size, first),
          seconds(dict, size, last),
          seconds(OrderedDict, size, first))
