import os

fd = os.open("guests.txt", os.O_RDONLY)
print("descriptor", fd)
print(os.read(fd, 4))
print(os.read(fd, 4))
os.lseek(fd, 12, os.SEEK_SET)
print(os.read(fd, 4))
os.close(fd)
