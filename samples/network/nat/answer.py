import socket

s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
s.bind(("", 53))
while True:
    _, (host, port) = s.recvfrom(99)
    try:
        s.sendto(f"{host}:{port}".encode(), (host, port))
    except OSError as error:
        print(f"server: {host}: {error.strerror}")
