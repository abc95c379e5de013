import socket, sys, time

# Connects to the clock, stays silent for 2.5 s, wants the time.
s = socket.create_connection(("203.0.113.80", 80))
s.settimeout(5)
s.send(sys.argv[1].encode().ljust(4))
if sys.argv[1] == "ask":
    time.sleep(2.5)
    s.send(b"what time is it?")
try:
    print("laptop:", s.recv(99).decode())
except OSError as error:
    print("laptop:", error)
