import socket, time

HOST = "127.0.0.1"
# socket, bind and listen in one call:
server = socket.create_server((HOST, 8080))
# socket and connect in one call:
client = socket.create_connection((HOST, 8080))
connection, address = server.accept()
connection.close()
print("1st send:", client.send(b"hello"))
time.sleep(0.1)  # the reset arrives
try:
    client.send(b"hello")
except BrokenPipeError as error:
    print("2nd send:", error.strerror)
