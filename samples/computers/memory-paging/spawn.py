import os

block = bytearray(32 << 20)
pid = os.posix_spawn('/usr/bin/true', ['true'], os.environ)
print('  posix_spawn: status', os.waitpid(pid, 0)[1], flush=True)
try:
    if os.fork() == 0:
        os._exit(0)
    os.wait()
    print('  fork: done')
except OSError as error:
    print('  fork:', error.strerror)
