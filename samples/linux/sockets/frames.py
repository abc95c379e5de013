import socket

def send_message(sock, message):
    length = len(message).to_bytes(4, "big")
    sock.sendall(length + message)

def read_exactly(sock, size):
    data = b""
    while len(data) < size:
        piece = sock.recv(size - len(data))
        if piece == b"":
            raise ConnectionError("the peer stopped half-way")
        data += piece
    return data

def receive_message(sock):
    size = int.from_bytes(read_exactly(sock, 4), "big")
    return read_exactly(sock, size)

left, right = socket.socketpair()
send_message(left, b"one")
send_message(left, b"two")
print(receive_message(right))
print(receive_message(right))
