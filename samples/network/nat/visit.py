import socket

# Opens a TCP connection to port 8080 of the public address.
try:
    s = socket.create_connection(("203.0.113.1", 8080), timeout=1)
    print(s.recv(99).decode())
except OSError as error:
    print(error.strerror or error)
