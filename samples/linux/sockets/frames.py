import socket

def send_message(sock, message):
    sock.sendall(len(message).to_bytes(4, "big") + message)

def read_exactly(sock, size):
    data = b""
    while len(data) < size:
        piece = sock.recv(size - len(data))
        if piece == b"":
            raise ConnectionError(f"only {len(data)} of {size} bytes")
        data += piece
    return data

def receive_message(sock):
    if sock.recv(1, socket.MSG_PEEK) == b"":
        return None  # the stream ended between two messages
    size = int.from_bytes(read_exactly(sock, 4), "big")
    return read_exactly(sock, size)

left, right = socket.socketpair()
send_message(left, b"one")
send_message(left, b"two")
left.close()
print(*[receive_message(right) for number in (1, 2, 3)])
