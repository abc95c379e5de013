import os, socket

parent, child = socket.socketpair()
if os.fork() == 0:  # only the child process runs this block
    result = socket.recv_fds(child, 1024, 1)
    message, descriptors, flags, address = result
    print("child reads:", os.read(descriptors[0], 4), flush=True)
    os._exit(0)

with open("notes.txt", "w") as file:
    file.write("the shared text")
notes = os.open("notes.txt", os.O_RDONLY)
socket.send_fds(parent, [b"here is the file"], [notes])
os.wait()  # until the child has ended
print("parent reads:", os.read(notes, 1024))
