import os, socket

with open("key.txt", "w") as file:
    file.write("the private key")
key = os.open("key.txt", os.O_RDONLY)
os.chmod("key.txt", 0)  # from now on nobody may open the file

broker, worker = socket.socketpair()
if os.fork() == 0:  # the worker process
    os.close(key)
    try:
        open("key.txt")
    except PermissionError as error:
        print("worker opens:", error.strerror, flush=True)
    data, descriptors, flags, address = socket.recv_fds(worker, 64, 1)
    print("worker reads:", os.read(descriptors[0], 4), flush=True)
    os._exit(0)

socket.send_fds(broker, [b"here"], [key])
os.wait()
print("broker reads:", os.read(key, 64))
