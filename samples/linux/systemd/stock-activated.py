import os, socket, time

time.sleep(5)  # loads the data
# descriptor 3: opened by systemd
server = socket.socket(fileno=3)

# tell systemd that stock is ready
address = os.environ.get("NOTIFY_SOCKET")
if address:
    systemd = socket.socket(
        socket.AF_UNIX, socket.SOCK_DGRAM)
    systemd.sendto(b"READY=1", address)

while True:
    connection, client = server.accept()
    connection.sendall(b"bread: 2.50\n")
    connection.close()
