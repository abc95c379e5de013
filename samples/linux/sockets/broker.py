import os, socket

file = open("notes.txt", "w+")
file.write("the shared text")
file.seek(0)  # back to the beginning
os.unlink("notes.txt")  # no path leads to the file any more

broker, worker = socket.socketpair()
if os.fork() == 0:  # the worker process
    file.close()
    data, descriptors, flags, address = socket.recv_fds(worker, 64, 1)
    print("worker reads:", os.read(descriptors[0], 4), flush=True)
    os._exit(0)

socket.send_fds(broker, [b"here"], [file.fileno()])
os.wait()  # until the worker has ended
print("broker reads:", os.read(file.fileno(), 64))
