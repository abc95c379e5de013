import socket, sys, time

# Opens a connection, stays silent for 2.5 s, then wants the time.
wire = socket.create_connection(("203.0.113.80", 80))
wire.settimeout(5)
wire.send(sys.argv[1].encode().ljust(4))
if sys.argv[1] == "ask":
    time.sleep(2.5)
    wire.send(b"what time is it?")
try:
    print("laptop:", wire.recv(99).decode())
except OSError as error:
    print("laptop:", error)
