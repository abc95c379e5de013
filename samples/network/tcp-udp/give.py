import socket, sys, threading, time

place, size = ("10.0.0.2", 4000), 8_000_000
times = []


# #region ask
def ask():  # a small question every 100 ms, meanwhile
    mouth = socket.socket(type=socket.SOCK_DGRAM)
    mouth.connect(place)
    mouth.settimeout(2)
    while True:
        began = time.monotonic()
        mouth.send(b"?")
        try:
            mouth.recv(64)
            times.append((time.monotonic() - began) * 1000)
        except TimeoutError:
            pass  # this question was lost
        time.sleep(0.1)
# #endregion ask


line = socket.socket()
method = sys.argv[1].encode()
line.setsockopt(socket.IPPROTO_TCP, socket.TCP_CONGESTION, method)
line.connect(place)
threading.Thread(target=ask, daemon=True).start()
began = time.monotonic()
line.sendall(bytes(size))
line.shutdown(socket.SHUT_WR)
line.recv(1)
speed = size * 8 / (time.monotonic() - began) / 1e6
times.sort()
half, worst = times[len(times) // 2], times[-1]
print(f"{speed:4.1f} Mbit/s  questions: {half:.0f} ms,", end=" ")
print(f"worst {worst:.0f}")
