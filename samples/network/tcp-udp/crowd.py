import socket, sys

lines = []
how, count = sys.argv[1], int(sys.argv[2])
for number in range(1, count + 1):
    line = socket.socket()
    line.settimeout(2)
    try:
        line.connect(("10.0.0.2", 4000))
        print(number, "connected")
    except OSError as error:
        print(number, error)
    if how == "close":
        line.close()
    else:
        lines.append(line)
