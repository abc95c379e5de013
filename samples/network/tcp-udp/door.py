import socket, sys, time

listener = socket.socket()
listener.bind(("10.0.0.2", 4000))
listener.listen(1)  # the backlog
while "busy" in sys.argv:
    time.sleep(1)  # never accepts
while True:
    line, _ = listener.accept()
    line.recv(64)  # until the client has closed
    line.close()
