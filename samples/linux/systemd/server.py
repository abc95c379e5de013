import os, socket, sys, time

# #region ready
while not os.path.exists("/run/data"):
    time.sleep(0.1)

if os.environ.get("LISTEN_PID") == str(os.getpid()):
    server = socket.socket(fileno=3)
else:
    server = socket.create_server(("127.0.0.1", int(sys.argv[1])))

if manager := os.environ.get("NOTIFY_SOCKET"):
    notify = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    notify.sendto(b"READY=1", manager)
# #endregion ready

while True:
    connection, _ = server.accept()
    connection.sendall(b"42\n")
    connection.close()
