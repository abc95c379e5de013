import socket, sys, time

name = sys.argv[1]
s = socket.socket(type=socket.SOCK_DGRAM)
s.bind(("", 5000))
s.settimeout(2)


def send(text, to):  # to is ADDRESS:PORT
    address, port = to.split(":")
    s.sendto(text.encode(), (address, int(port)))


def receive():
    return s.recv(99).decode()


# #region steps
# steps 1 and 2: the server sees our public address,
# and tells us that of the other computer
send("hello", "203.0.113.80:3478")
other = receive()
# step 3: send three packets to the other computer
for _ in range(3):
    send(f"hello from {name}", other)
    time.sleep(0.2)
# has a packet of the other computer arrived?
try:
    print(f"{name} got: {receive()}")
except TimeoutError:
    print(f"{name} got nothing")
# #endregion steps
