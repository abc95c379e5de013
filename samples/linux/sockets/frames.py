import socket

def send_message(sock, message):
    sock.sendall(len(message).to_bytes(4, "big") + message)

def read_exactly(sock, size):
    data = bytearray()
    while len(data) < size:
        piece = sock.recv(min(size - len(data), 65536))
        if piece == b"":
            raise ConnectionError("the stream ended too early")
        data += piece
    return bytes(data)

def receive_message(sock, limit):
    size = int.from_bytes(read_exactly(sock, 4), "big")
    if size > limit:
        raise ValueError("the message is too long")
    return read_exactly(sock, size)

left, right = socket.socketpair()
send_message(left, b"one")
send_message(left, b"two")
print(receive_message(right, limit=1000))
print(receive_message(right, limit=1000))
