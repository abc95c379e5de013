import socket, sys, threading

# site.py NAME: answers every question with "I am NAME",
# over UDP and over TCP, at 192.0.2.53, port 53.
answer = f"I am {sys.argv[1]}".encode()
udp = socket.socket(type=socket.SOCK_DGRAM)
udp.bind(("192.0.2.53", 53))
tcp = socket.create_server(("192.0.2.53", 53))


def serve_connection(connection):
    while connection.recv(100):
        connection.send(answer)


def serve_tcp():
    while True:
        connection, _ = tcp.accept()
        threading.Thread(
            target=serve_connection, args=(connection,), daemon=True
        ).start()


threading.Thread(target=serve_tcp, daemon=True).start()
while True:
    _, client = udp.recvfrom(100)
    udp.sendto(answer, client)
