import socket, sys

lines = []
for number in range(1, 6):
    line = socket.socket()
    line.settimeout(2)
    try:
        line.connect(("10.0.0.2", 4000))
        print(number, "connected")
    except OSError as error:
        print(number, error)
    if sys.argv[1] == "close":
        line.close()
    else:
        lines.append(line)
