import socket, sys, threading

place = ("10.0.0.2", 4000)


# #region echo
def echo():  # sends small questions back
    ear = socket.socket(type=socket.SOCK_DGRAM)
    ear.bind(place)
    while True:
        ear.sendto(*ear.recvfrom(64))


threading.Thread(target=echo, daemon=True).start()
# #endregion echo
listener = socket.socket()
if len(sys.argv) > 1:
    size = int(sys.argv[1])
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, size)
listener.bind(place)
listener.listen()
while True:
    line, _ = listener.accept()
    while line.recv(65536):
        pass
    line.send(b"!")
