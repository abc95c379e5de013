import socket

listener = socket.socket(
    socket.AF_INET, socket.SOCK_STREAM)
listener.bind(("127.0.0.1", 8080))
listener.listen()
print("server waits on", listener.fileno())
connection, address = listener.accept()
print("server talks on", connection.fileno())
count = 0
while True:
    data = connection.recv(1000)
    if data == b"":  # the end
        break
    count += len(data)
connection.sendall(b"%d bytes" % count)
connection.close()
