import socket

def send_two(socket_type):
    left, right = socket.socketpair(
        socket.AF_UNIX, socket_type)
    left.send(b"one")
    left.send(b"two")
    return right

stream = send_two(socket.SOCK_STREAM)
print("stream:", stream.recv(1000))

datagram = send_two(socket.SOCK_DGRAM)
# recv(2) would return b"on" and lose b"e"
print("datagram:", datagram.recv(1000))
print("datagram:", datagram.recv(1000))
