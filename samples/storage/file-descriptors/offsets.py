import os

first = os.open("guests.txt", os.O_RDONLY)
copy = os.dup(first)
second = os.open("guests.txt", os.O_RDONLY)

print("first ", first, os.read(first, 4))
print("copy  ", copy, os.read(copy, 4))
print("second", second, os.read(second, 4))
