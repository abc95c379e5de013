import mmap, sys

# promise.py MIB TIMES: asks for memory, and never writes to it
kept = []
try:
    for _ in range(int(sys.argv[2])):
        kept.append(mmap.mmap(-1, int(sys.argv[1]) << 20,
                              mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS))
except OSError as error:
    print(' ', error.strerror)
print('  got', sys.argv[1], 'MiB', len(kept), 'times')
