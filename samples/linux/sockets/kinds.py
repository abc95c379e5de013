import socket

def send_two(kind):
    left, right = socket.socketpair(socket.AF_UNIX, kind)
    left.send(b"one")
    left.send(b"two")
    return right

stream = send_two(socket.SOCK_STREAM)
print("stream, 1st recv:", stream.recv(1024))

datagram = send_two(socket.SOCK_DGRAM)
print("datagram, 1st recv:", datagram.recv(1024))
print("datagram, 2nd recv:", datagram.recv(1024))
