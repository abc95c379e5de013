import socket

listener = socket.create_server(("127.0.0.1", 8080))
client = socket.create_connection(("127.0.0.1", 8080))
client.settimeout(0.5)
server, address = listener.accept()

copy = server.dup()
server.close()
try:
    client.recv(64)
except TimeoutError:
    print("one of two closed: the client waits")

copy.shutdown(socket.SHUT_WR)
print("after shutdown:", client.recv(64))
