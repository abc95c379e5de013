import socket

s = socket.socket(type=socket.SOCK_DGRAM)
s.settimeout(1)
# the service address, and port 53
s.connect(("192.0.2.53", 53))
try:
    s.send(b"who are you?")
    print(s.recv(100).decode())
except OSError as error:
    print(error.strerror or "no answer")
