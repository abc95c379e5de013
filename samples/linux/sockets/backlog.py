import socket, subprocess

listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
listener.bind(("127.0.0.1", 8080))
listener.listen(2)  # the program never calls accept

clients = []
for number in 1, 2, 3, 4:
    client = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    clients.append(client)
    client.settimeout(0.5)  # connect waits at most 0.5 seconds
    try:
        client.connect(("127.0.0.1", 8080))
        print("client", number, "is connected")
    except TimeoutError:
        print("client", number, "gets no answer")

subprocess.run(["ss", "-ltn"])
