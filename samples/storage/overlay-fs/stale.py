import mmap, os

# server.conf is still only in image
file = os.open("server.conf", os.O_RDONLY)
memory = mmap.mmap(file, 0, mmap.MAP_SHARED,
                   mmap.PROT_READ)

# "r+" opens for writing: the copy-up
with open("server.conf", "r+") as writer:
    writer.write("port 99")

print("read:   ", os.read(file, 7).decode())
print("mapping:", memory[:7].decode())
