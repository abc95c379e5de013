import socket, time

# From port 53, one datagram to port 5000 of the router.
time.sleep(0.5)
s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
s.bind(("", 53))
s.settimeout(1)
s.connect(("203.0.113.1", 5000))
s.send(b"hello")
try:
    print("stranger:", s.recv(99).decode())
except OSError as error:
    print("stranger:", error.strerror or error)
