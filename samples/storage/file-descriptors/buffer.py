import os

file = open("order.txt", "w")
fd = file.fileno()  # its descriptor
file.write("Bert ")
os.write(fd, b"Anna ")
file.close()

with open("order.txt") as file:
    print(file.read())
