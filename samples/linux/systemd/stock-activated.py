import socket, time

time.sleep(5)  # loads the data
# descriptor 3: opened by systemd
server = socket.socket(fileno=3)
while True:
    connection, client = server.accept()
    connection.sendall(b"bread: 2.50\n")
    connection.close()
