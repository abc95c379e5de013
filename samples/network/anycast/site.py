import socket, sys, threading

# site.py NAME: says over UDP and TCP, on port 53, which site this is.
name = sys.argv[1].encode()
udp = socket.socket(type=socket.SOCK_DGRAM)
udp.bind(("192.0.2.53", 53))
door = socket.create_server(("192.0.2.53", 53))


def talk(wire):
    while wire.recv(99):
        wire.send(name)


def tcp():
    while True:
        wire, _ = door.accept()
        threading.Thread(target=talk, args=(wire,), daemon=True).start()


threading.Thread(target=tcp, daemon=True).start()
while True:
    _, sender = udp.recvfrom(99)
    udp.sendto(name, sender)
