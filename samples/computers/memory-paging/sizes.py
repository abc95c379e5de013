import mmap, os

# #region show
def show(what):
    seen = {}
    for file in '/proc/self/status', '/proc/self/smaps_rollup':
        for line in open(file):
            name, _, value = line.partition(':')
            if 'kB' in value:
                seen[name] = int(value.split()[0]) // 1024
    names = 'VmSize', 'Rss', 'Pss', 'LazyFree'
    print(f'{what:16}', *[f'{seen[name]:6}' for name in names])

print(f'{"MiB":16}   size    RSS    PSS   lazy')
# #endregion show
show('start')
memory = mmap.mmap(-1, 200 << 20, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
memory.madvise(mmap.MADV_NOHUGEPAGE)
show('200 asked for')
for place in range(0, 100 << 20, 4096):
    memory[place] = 1
show('100 written')
reader, writer = os.pipe()
for child in range(4):
    if os.fork() == 0:
        os.close(writer)
        os.read(reader, 1)  # waits until the parent closes the pipe
        os._exit(0)
show('with 4 children')
os.close(writer)
for child in range(4):
    os.wait()
memory.madvise(mmap.MADV_FREE)
show('MADV_FREE')
memory.madvise(mmap.MADV_DONTNEED)
show('MADV_DONTNEED')
