import socket, sys, time

place = ("10.0.0.2", 4000)
if sys.argv[1] == "udp":
    mouth = socket.socket(type=socket.SOCK_DGRAM)
    mouth.connect(place)
else:
    mouth = socket.create_connection(place)
    mouth.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

for word in b"one ", b"two ", b"three ", b"four ", b"five ":
    mouth.send(word)
    time.sleep(0.02)
time.sleep(1)
if sys.argv[1] == "tcp":
    mouth.shutdown(socket.SHUT_WR)  # I say no more
    mouth.recv(1)  # until the server has ended too
