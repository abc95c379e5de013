import socket

listener = socket.create_server(("127.0.0.1", 8080))
client = socket.create_connection(("127.0.0.1", 8080))
client.settimeout(0.5)  # recv waits at most 0.5 seconds
connection, address = listener.accept()

copy = connection.dup()
connection.close()
try:
    client.recv(1024)
except TimeoutError:
    print("after close: the client still waits")

copy.shutdown(socket.SHUT_WR)
print("after shutdown: the client gets", client.recv(1024))
