import socket

def try_type(name):
    left, right = socket.socketpair(socket.AF_UNIX,
                                    getattr(socket, name))
    left.send(b"one")
    left.send(b"two")
    print(name)
    print("  1st recv:", right.recv(64))
    if name != "SOCK_STREAM":
        print("  2nd recv:", right.recv(64))

try_type("SOCK_STREAM")
try_type("SOCK_DGRAM")
try_type("SOCK_SEQPACKET")
