import socket

listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
listener.bind(("127.0.0.1", 8080))
listener.listen()
print("listening on descriptor", listener.fileno(), flush=True)

for number in 1, 2:
    connection, address = listener.accept()
    print("client", number, "is on descriptor",
          connection.fileno(), flush=True)
    while data := connection.recv(1024):
        connection.sendall(data.upper())
    connection.close()
listener.close()
