import mmap, os

MIB = 1 << 20


# #region show
def show(step):
    with open("/proc/self/status") as status:
        kib = {line.split()[0]: int(line.split()[1])
               for line in status if line.startswith("Rss")}
    disk = os.statvfs(".")
    used = (disk.f_blocks - disk.f_bfree) * disk.f_frsize / MIB
    print(f"{step:18} process {kib['RssShmem:'] / 1024:2.0f} MiB,"
          f" file system {used:2.0f} MiB")
# #endregion show


# #region steps
file = os.open("scratch", os.O_RDWR | os.O_CREAT)
os.ftruncate(file, 32 * MIB)
show("size set to 32 MiB")
for _ in range(16):
    os.write(file, b"x" * MIB)
show("16 MiB written")
memory = mmap.mmap(file, 32 * MIB)
for at in range(0, 24 * MIB, 4096):
    memory[at] = 1
show("24 MiB mapped")
if os.fork() == 0:
    os.execvp("du", ["du", "-m", "scratch"])
# #endregion steps
os.wait()
