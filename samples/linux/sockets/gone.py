import socket, time

HOST = "127.0.0.1"
# one call for socket, bind and listen;
# it also sets SO_REUSEADDR:
server = socket.create_server((HOST, 8080))
# one call for socket and connect:
client = socket.create_connection((HOST, 8080))
connection, address = server.accept()
connection.close()  # the server closes
# the client sends:
print("1st send:", client.send(b"hello"))
time.sleep(0.1)  # the reset arrives
try:
    client.send(b"hello")
except BrokenPipeError as error:
    print("2nd send:", error.strerror)
