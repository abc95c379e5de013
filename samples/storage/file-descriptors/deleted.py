import os
import shutil

shutil.copy("guests.txt", "old.txt")
fd = os.open("old.txt", os.O_RDONLY)
os.chmod("old.txt", 0)  # no permissions
os.remove("old.txt")  # deletes the name
print(os.path.exists("old.txt"))
print(os.read(fd, 16))
