import socket

# Tells each of two peers the public address of the other peer.
s = socket.socket(type=socket.SOCK_DGRAM)
s.bind(("", 3478))
while True:
    _, first = s.recvfrom(99)
    second = first
    while second == first:
        _, second = s.recvfrom(99)
    s.sendto("{}:{}".format(*second).encode(), first)
    s.sendto("{}:{}".format(*first).encode(), second)
