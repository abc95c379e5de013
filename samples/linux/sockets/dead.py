import socket, subprocess, time

# #region addresses
def ip(command):
    subprocess.run(["ip", *command.split()], check=True)

ip("address add 192.0.2.1/32 dev lo")
ip("address add 192.0.2.2/32 dev lo")
# #endregion addresses
listener = socket.create_server(("192.0.2.1", 8080))
client = socket.create_connection(("192.0.2.1", 8080),
                                  source_address=("192.0.2.2", 0))
client.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
TCP = socket.IPPROTO_TCP
client.setsockopt(TCP, socket.TCP_KEEPIDLE, 1)  # silence, seconds
client.setsockopt(TCP, socket.TCP_KEEPINTVL, 1)  # between tests
client.setsockopt(TCP, socket.TCP_KEEPCNT, 2)  # number of tests

ip("address delete 192.0.2.1/32 dev lo")  # the server is gone
start = time.monotonic()
try:
    client.recv(1024)
except TimeoutError as error:
    seconds = round(time.monotonic() - start)
    print("after", seconds, "seconds:", error.strerror)
ip("address delete 192.0.2.2/32 dev lo")
