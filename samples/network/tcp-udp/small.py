import socket, statistics, threading, time

place = ("127.0.0.1", 4000)
listener = socket.create_server(place)


# #region answer
def answer():  # one byte for every 14
    line, _ = listener.accept()
    while line.recv(14, socket.MSG_WAITALL):
        line.send(b"!")
# #endregion answer


for way in "two sends", "two sends, TCP_NODELAY", "one send":
    threading.Thread(target=answer, daemon=True).start()
    line = socket.create_connection(place)
    if "NODELAY" in way:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    times = []
    for _ in range(50):
        began = time.monotonic()
        if way == "one send":
            line.send(b"length" + b"one two ")
        else:
            line.send(b"length")
            line.send(b"one two ")
        line.recv(1)
        times.append((time.monotonic() - began) * 1000)
    print(f"{statistics.median(times):7.3f} ms  {way}")
    line.close()
