import os

fd = os.open("guests.txt", os.O_RDONLY)
for inherit in [False, True]:
    # False turns close-on-exec on
    os.set_inheritable(fd, inherit)
    # runs a shell, which reads from 3:
    os.system("cat <&3")
