import socket

def send_two(kind):
    left, right = socket.socketpair(
        socket.AF_UNIX, kind)
    left.send(b"one")
    left.send(b"two")
    return right

stream = send_two(socket.SOCK_STREAM)
print("stream:", stream.recv(1000))

datagram = send_two(socket.SOCK_DGRAM)
print("datagram:", datagram.recv(1000))
print("datagram:", datagram.recv(1000))
