import socket

def connect():
    client = socket.create_connection(("127.0.0.1", 8080))
    client.settimeout(2)
    return client

def finish(client):
    client.shutdown(socket.SHUT_WR)
    # reads until recv returns 0 bytes
    return client.makefile().read()

slow, fast = connect(), connect()
slow.sendall(b"hel")
fast.sendall(b"one")
print("fast:", finish(fast))
slow.sendall(b"lo")
print("slow:", finish(slow))
