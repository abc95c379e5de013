import os

fd = os.open("guests.txt", os.O_RDONLY)
if os.fork() == 0:
    # only the child comes here:
    print("child ", fd, os.read(fd, 4))
else:
    # only the parent comes here:
    os.wait()  # until the child has ended
    print("parent", fd, os.read(fd, 4))
