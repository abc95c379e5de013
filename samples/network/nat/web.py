import socket

# A server at port 80 that greets each visitor.
door = socket.create_server(("", 80))
while True:
    visitor, (host, _) = door.accept()
    visitor.send(f"welcome, {host}".encode())
    visitor.close()
