import socket, sys

# ask.py OWN_PORT ADDRESS PORT: asks, and waits a second
me = socket.socket(type=socket.SOCK_DGRAM)
me.bind(("", int(sys.argv[1])))
me.settimeout(1)
me.sendto(b"who am I?", (sys.argv[2], int(sys.argv[3])))
try:
    answer, sender = me.recvfrom(99)
    print(f"{sender[0]} says: {answer.decode()}")
except TimeoutError:
    print("no answer")
