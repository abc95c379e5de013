import socket, sys, time

name = sys.argv[1]
s = socket.socket(type=socket.SOCK_DGRAM)
s.bind(("", 5000))
s.settimeout(2)
# #region steps
# steps 1 and 2: the server sees our public address,
# and tells us that of the other computer
s.sendto(b"hello", ("203.0.113.80", 3478))
address, port = s.recv(99).decode().split(":")
# step 3: send three packets to the other computer
for _ in range(3):
    s.sendto(f"hello from {name}".encode(),
             (address, int(port)))
    time.sleep(0.2)
# has a packet of the other computer arrived?
try:
    print(f"{name} got: {s.recv(99).decode()}")
except TimeoutError:
    print(f"{name} got nothing")
# #endregion steps
