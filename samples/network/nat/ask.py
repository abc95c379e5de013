import socket, sys

# ask.py PORT [HOST]...: from that local port, asks each host who it sees.
port, hosts = int(sys.argv[1]), sys.argv[2:] or ["203.0.113.80"]
s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
s.bind(("", port))
s.settimeout(1)
before = None
for host in hosts:
    s.sendto(b"who am I?", (host, 53))
    try:
        seen = s.recv(99).decode()
        text = "the same" if seen == before else seen
        print("I am port", port, "and seen as", text)
        before = seen
    except TimeoutError:
        print("I am port", port, "and get no answer")
