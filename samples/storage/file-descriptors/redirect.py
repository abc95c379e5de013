import os

if os.fork() == 0:
    file = open("all.txt", "w")
    # > all.txt
    os.dup2(file.fileno(), 1)
    # 2>&1
    os.dup2(1, 2)
    command = ["ls", "guests.txt", "no.txt"]
    os.execvp("ls", command)
os.wait()
