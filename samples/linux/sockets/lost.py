import os, socket

left, right = socket.socketpair()
reading, writing = os.pipe()
socket.send_fds(left, [b"take it"], [writing])
os.close(writing)  # the only other copy is under way
print("plain recv:", right.recv(64))
print("pipe:", os.read(reading, 64), "means no writer is left")
