import os, signal, socket, time

listener = socket.create_server(("127.0.0.1", 8080))
client = socket.create_connection(("127.0.0.1", 8080))
server, address = listener.accept()
server.close()
time.sleep(0.1)  # the end of the stream arrives

print("1st send:", client.send(b"hello"))
time.sleep(0.1)  # the reset arrives
try:
    client.send(b"hello", socket.MSG_NOSIGNAL)
except BrokenPipeError as error:
    print("2nd send:", error)

if os.fork() == 0:  # only in the child process
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # C's default
    client.send(b"hello")
    os._exit(0)
child, status = os.wait()
print("child ended by", signal.Signals(os.WTERMSIG(status)).name)
