import os

with open("today.txt", "w") as file:
    file.write("buy bread\n")
file = open("today.txt")
os.unlink("today.txt")
# fileno(): its descriptor;
# fstat: its inode; st_nlink: link count
print(os.fstat(file.fileno()).st_nlink)
print(file.read(), end="")
