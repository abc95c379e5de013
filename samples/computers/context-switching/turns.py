import os, time

core = min(os.sched_getaffinity(0))
os.sched_setaffinity(0, {core})  # both on one core

second = time.monotonic() // 1  # the last full second
def ms():
    return (time.monotonic() - second) * 1000

name = 'photos' if os.fork() else 'video'
turns = ''
begin = seen = ms()
while turns.count('\n') < 4:
    now = ms()
    if now - seen > 0.5:  # I was away!
        turns += f'{begin:6.1f} to {seen:6.1f} {name}\n'
        begin = now
    seen = now
print(turns, end='')
