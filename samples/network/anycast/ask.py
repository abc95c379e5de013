import socket

# One datagram to the service: who answers?
s = socket.socket(type=socket.SOCK_DGRAM)
s.settimeout(1)
s.connect(("192.0.2.53", 53))
try:
    s.send(b"who are you?")
    print("I am", s.recv(99).decode())
except OSError as error:
    print(error.strerror or "no answer")
