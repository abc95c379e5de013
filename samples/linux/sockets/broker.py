import os, socket

# #region broker
open("key.txt", "w").write("the private key")
key = os.open("key.txt", os.O_RDONLY)
os.chmod("key.txt", 0)  # from now on nobody may open it

broker, worker = socket.socketpair()
if os.fork() == 0:
    broker.close()
    os.close(key)
    try:
        open("key.txt")
    except PermissionError as error:
        print("worker opens:", error.strerror)
    _, (received,), _, _ = socket.recv_fds(worker, 64, 1)
    print("worker reads:", os.read(received, 4))
    os._exit(0)
worker.close()
socket.send_fds(broker, [b"here"], [key])
os.wait()
print("broker reads:", os.read(key, 64))
# #endregion broker

# #region lost
a, b = socket.socketpair()
reading, writing = os.pipe()
socket.send_fds(a, [b"take it"], [writing])
os.close(writing)  # the only one left is under way
print("plain recv:  ", b.recv(64))
print("pipe:        ", os.read(reading, 64), "all writers gone")
# #endregion lost
