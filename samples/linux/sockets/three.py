import socket

def connect():
    client = socket.create_connection(("127.0.0.1", 8080))
    client.settimeout(2)
    return client

def receive_bytes(client, size):
    data = b""
    while len(data) < size:
        more = client.recv(size - len(data))
        if more == b"":
            raise EOFError
        data += more
    return data

def receive(client):
    try:
        size = int.from_bytes(receive_bytes(client, 4), "big")
        return receive_bytes(client, size)
    except EOFError:
        return "no answer: the server has closed"

slow, fast, bad = connect(), connect(), connect()
slow.sendall(b"\0\0\0\5hel")  # the first 3 of 5 bytes
fast.sendall(b"\0\0\0\3one\0\0\0\3two")
print("fast:", receive(fast), receive(fast))
bad.sendall(b"\xff\xff\xff\xff")  # announces 4 GiB
print("bad:", receive(bad))
slow.sendall(b"lo")
print("slow:", receive(slow))
