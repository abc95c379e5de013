import socket, sys

# open.py HOST: one datagram from port 5000 to port 53 of that host,
# then whatever comes in.
s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
s.bind(("", 5000))
s.settimeout(1.5)
s.sendto(b"let me in", (sys.argv[1], 53))
try:
    while True:
        text, (host, port) = s.recvfrom(99)
        print(f"laptop: {text.decode()} from {host}:{port}")
        s.sendto(b"welcome", (host, port))
except TimeoutError:
    print("laptop: nothing more")
