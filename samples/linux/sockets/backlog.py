import socket, subprocess, time

listener = socket.socket()
listener.bind(("127.0.0.1", 8080))
listener.listen(2)  # and the program never calls accept

clients = []
for number in 1, 2, 3, 4:
    client = socket.socket()
    client.settimeout(0.5)
    clients.append(client)
    try:
        client.connect(("127.0.0.1", 8080))
        print("client", number, "sent", client.send(b"order"))
        time.sleep(0.1)  # the bytes arrive
    except TimeoutError:
        print("client", number, "gets no answer in 0.5 seconds")

show = ["ss", "--no-header", "-ltn", "sport = :8080"]
state, waiting, limit, *rest = subprocess.check_output(show).split()
print("accept queue:", int(waiting), "backlog:", int(limit))
