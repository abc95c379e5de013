import mmap, os, subprocess

# #region mount
for name in "image", "changes", "work", "view":
    os.mkdir(name)
with open("image/rate.txt", "w") as file:
    file.write("rate 19")
layers = "lowerdir=image,upperdir=changes,workdir=work,userxattr"
subprocess.run(["mount", "-t", "overlay", "overlay", "-o", layers,
                "view"], check=True)
os.chdir("view")
# #endregion mount


# #region stale
def mapping(fd):
    return mmap.mmap(fd, 0, mmap.MAP_SHARED, mmap.PROT_READ)


def number():
    return os.stat("rate.txt").st_ino


reader = os.open("rate.txt", os.O_RDONLY)
page, before = mapping(reader), number()

with open("rate.txt", "r+") as writer:  # copies the file up
    writer.write("rate 21")

print("read again:       ", os.pread(reader, 7, 0).decode())
print("mapping from then:", page[:].decode())
print("mapped again:     ", mapping(reader)[:].decode())
opened = os.open("rate.txt", os.O_RDONLY)
print("opened and mapped:", mapping(opened)[:].decode())
print("inode number kept:", number() == before)
# #endregion stale
