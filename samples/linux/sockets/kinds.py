import socket

def try_type(kind):
    left, right = socket.socketpair(socket.AF_UNIX, kind)
    left.send(b"one")
    left.send(b"two")
    print(kind.name)
    print("  1st recv:", right.recv(64))
    if kind != socket.SOCK_STREAM:  # the stream is empty now
        print("  2nd recv:", right.recv(64))

try_type(socket.SOCK_STREAM)
try_type(socket.SOCK_DGRAM)
try_type(socket.SOCK_SEQPACKET)
