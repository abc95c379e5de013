import socket

server = socket.socket()
server.bind(("127.0.0.1", 8080))
server.listen(2)
clients = []  # keeps all clients open
for number in 1, 2, 3, 4:
    client = socket.socket()
    clients.append(client)
    # connect waits at most 0.5 seconds
    client.settimeout(0.5)
    try:
        client.connect(("127.0.0.1", 8080))
        print(number, "is connected")
    except TimeoutError:
        print(number, "gets no answer")
