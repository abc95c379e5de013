import os

# #region helpers
def private():
    for line in open('/proc/self/smaps_rollup'):
        if line.startswith('Private_Dirty:'):
            return int(line.split()[1]) / 1024

def child(what, do):
    if os.fork() == 0:
        before = private()
        do()
        copied = private() - before
        print(f'{what:20} {copied:3.0f} MiB copied', flush=True)
        os._exit(0)
    os.wait()
# #endregion helpers
block = bytearray(64 << 20)
prices = [float(i) for i in range(2_000_000)]

def change():
    for place in range(0, len(block), 4096):
        block[place] = 1

child('nothing', lambda: None)
child('reads the block', lambda: sum(block[::4096]))
child('changes the block', change)
child('adds up the prices', lambda: sum(prices))
