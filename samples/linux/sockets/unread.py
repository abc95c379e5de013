import socket, time

listener = socket.create_server(("127.0.0.1", 8080))
client = socket.create_connection(("127.0.0.1", 8080))
server, address = listener.accept()

client.sendall(b"an order that the server does not read")
time.sleep(0.1)  # the order arrives
server.close()
try:
    client.recv(64)
except ConnectionResetError as error:
    print("client:", error)
