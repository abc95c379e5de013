import socket, sys, time

place = ("10.0.0.2", 4000)
if sys.argv[1] == "udp":
    ear = socket.socket(type=socket.SOCK_DGRAM)
    ear.bind(place)
else:
    ear, _ = socket.create_server(place).accept()

words, began = True, None
while words:
    words = ear.recv(64)
    began = began or time.monotonic()
    ms = (time.monotonic() - began) * 1000
    print(f"{ms:4.0f} ms  {words}", flush=True)
