import socket

listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
listener.bind(("127.0.0.1", 8080))
listener.listen()
print("server: listening on descriptor", listener.fileno())

for number in 1, 2:
    connection, address = listener.accept()
    print("server: client", number, "is on descriptor",
          connection.fileno())
    count = 0
    while True:
        data = connection.recv(1024)
        if data == b"":  # the client sends no more
            break
        count += len(data)
    connection.sendall(f"{count} bytes".encode())
    connection.close()

listener.close()
