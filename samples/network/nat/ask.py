import socket, sys

# ask.py PORT [HOST]...: from this port of its own machine, asks
# each host which sender the host sees.
HOSTS = {"server": "203.0.113.80", "stranger": "203.0.113.99",
         "laptop": "192.168.1.10"}
s = socket.socket(type=socket.SOCK_DGRAM)
s.bind(("", int(sys.argv[1])))
s.settimeout(1)
for name in sys.argv[2:] or ["server"]:
    try:
        s.sendto(b"who am I?", (HOSTS[name], 53))
        print(name, "sees", s.recv(99).decode())
    except TimeoutError:
        print("no answer from", name)
