import errno, os, select, socket

def connect_to(name, address):
    sock = socket.socket()
    sock.setblocking(False)
    code = sock.connect_ex(address)
    print(name, "connect:", errno.errorcode[code])
    poller = select.poll()
    poller.register(sock, select.POLLOUT)
    poller.poll()
    code = sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
    print(name, "SO_ERROR:", os.strerror(code))
    return sock

listener = socket.create_server(("127.0.0.1", 8080))
good = connect_to("port 8080,", ("127.0.0.1", 8080))
connect_to("port 8081,", ("127.0.0.1", 8081))
try:
    good.recv(64)
except BlockingIOError as error:
    print("port 8080, recv:", errno.errorcode[error.errno])
