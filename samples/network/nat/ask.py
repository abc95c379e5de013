import socket, sys

# ask.py PORT [HOST]: from that local port, asks the host who it sees.
port, host = int(sys.argv[1]), (sys.argv + ["203.0.113.80"])[2]
s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
s.bind(("", port))
s.settimeout(1)
s.sendto(b"who am I?", (host, 53))
try:
    print("I am port", port, "and seen as", s.recv(99).decode())
except TimeoutError:
    print("I am port", port, "and get no answer")
