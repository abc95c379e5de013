import socket, time

def setting(name, value):
    with open("/proc/sys/net/ipv4/" + name, "w") as file:
        file.write(value)

setting("ip_local_port_range", "50000 50003")  # four ports
setting("tcp_tw_reuse", "0")
listener = socket.create_server(("127.0.0.1", 8080))
try:
    for number in range(1, 6):
        client = socket.create_connection(("127.0.0.1", 8080))
        server, address = listener.accept()
        client.shutdown(socket.SHUT_WR)  # the client closes first
        server.recv(1)
        client.close()
        server.close()
        time.sleep(0.1)  # the last packets arrive
        print("connection", number, "made and closed")
except OSError as error:
    print(f"connection {number}: {error}")
