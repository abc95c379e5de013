import socket

nobody = ("127.0.0.1", 4000)
client = socket.socket(type=socket.SOCK_DGRAM)
client.connect(nobody)
for message in (b"one ", b"two "):
    try:
        client.send(message)
        print("UDP send: success")
    except OSError as error:
        print("UDP send:", error.strerror)

try:
    socket.create_connection(nobody)
except OSError as error:
    print("TCP connect:", error.strerror)
