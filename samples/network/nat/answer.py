import socket, sys

# Answers each UDP question with the sender that it sees.
s = socket.socket(type=socket.SOCK_DGRAM)
s.bind(("", 53))
while True:
    _, (host, port) = s.recvfrom(99)
    try:
        s.sendto(f"{host}:{port}".encode(), (host, port))
    except OSError as error:
        print(f"{sys.argv[1]} cannot reply: {error.strerror}")
