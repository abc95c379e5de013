import socket, time

place = ("127.0.0.1", 4000)
messages = (b"one ", b"two ", b"three")

# UDP
server = socket.socket(type=socket.SOCK_DGRAM)
server.bind(place)
client = socket.socket(type=socket.SOCK_DGRAM)
client.connect(place)
for message in messages:
    client.send(message)
print("UDP:", server.recv(64))
print("UDP:", server.recv(64))
print("UDP:", server.recv(3))

# TCP
listener = socket.create_server(place)
client = socket.create_connection(place)
server, _ = listener.accept()
for message in messages:
    client.send(message)
time.sleep(0.1)
print("TCP:", server.recv(6))
print("TCP:", server.recv(64))
