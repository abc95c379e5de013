import signal, socket, time

listener = socket.create_server(("127.0.0.1", 8080))
client = socket.create_connection(("127.0.0.1", 8080))
connection, address = listener.accept()
connection.close()  # the server is gone
time.sleep(0.1)

print("1st send:", client.send(b"hello"))
time.sleep(0.1)  # the reset arrives
try:
    client.send(b"hello", socket.MSG_NOSIGNAL)
except BrokenPipeError as error:
    print("2nd send:", error.strerror, flush=True)

signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # as in C
client.send(b"hello")
print("3rd send: the program is still running")
