import socket

# the kernel may pick only four ports for clients
setting = "/proc/sys/net/ipv4/ip_local_port_range"
with open(setting) as file:
    before = file.read()
with open(setting, "w") as file:
    file.write("50001 50004")

try:
    place = ("127.0.0.1", 4000)
    listener = socket.create_server(place)
    for number in range(1, 6):
        try:
            client = socket.create_connection(place)
        except OSError as error:
            print("client", number, error.strerror)
            break
        print("client", number, "connected")
        server, _ = listener.accept()
        # the client closes first, so it has to wait
        client.close()
        server.close()
finally:
    with open(setting, "w") as file:
        file.write(before)
