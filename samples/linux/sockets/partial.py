import signal, socket

data = b"x" * 10_000_000
left, right = socket.socketpair()  # nobody reads from right
left.setblocking(False)
print("non-blocking send took", left.send(data))
try:
    left.send(data)
except BlockingIOError as error:
    print("second send:", error)

left, right = socket.socketpair()
signal.signal(signal.SIGALRM, lambda number, frame: None)
signal.setitimer(signal.ITIMER_REAL, 0.5)
print("interrupted blocking send took", left.send(data))
