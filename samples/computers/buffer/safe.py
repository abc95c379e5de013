import os

log = open('log', 'w')
log.write('12:00:01 21.5 C\n')
print(os.path.getsize('log'), 'bytes')
log.flush()
print(os.path.getsize('log'), 'bytes')
os.fsync(log.fileno())
