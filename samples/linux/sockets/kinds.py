import socket

for kind in ("SOCK_STREAM", "SOCK_SEQPACKET", "SOCK_DGRAM"):
    a, b = socket.socketpair(type=getattr(socket, kind))
    b.settimeout(0.5)
    a.send(b"one")
    a.send(b"two")
    a.close()
    got = []
    try:
        while not got or got[-1]:
            got.append(b.recv(64))
    except TimeoutError:
        got.append("waits on")
    print(f"{kind:14}", *got)
