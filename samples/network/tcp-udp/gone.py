import socket, subprocess, sys, time

words = sys.argv[1:]
line = socket.create_connection(("10.0.0.2", 4000))
if "probes" in words:  # 1 s idle, then 3 probes, 1 s apart
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, 1)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, 1)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPCNT, 3)
if "limit" in words:  # 3,000 ms
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 3000)

subprocess.run("ip -n tcp-server link set eth0 down".split())
began = time.monotonic()
if "question" in words:
    line.send(b"one ")
line.settimeout(12)
try:
    line.recv(64)
except TimeoutError as error:
    kind = "" if error.errno else " (our own limit)"
    seconds = time.monotonic() - began
    print(f"{seconds:4.1f} s  {' '.join(words)}: {error}{kind}")
