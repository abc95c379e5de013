import os, select, socket

def connect_to(port):
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    sock.setblocking(False)  # the socket's calls never wait
    try:
        sock.connect(("127.0.0.1", port))
    except BlockingIOError as error:
        print(port, "connect:", error.strerror)
    waiting = select.poll()
    waiting.register(sock, select.POLLOUT)
    if waiting.poll(5000) == []:  # at most 5000 milliseconds
        raise TimeoutError("no answer in 5 seconds")
    code = sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
    print(port, "SO_ERROR:", code, os.strerror(code))
    return sock

listener = socket.create_server(("127.0.0.1", 8080))
connect_to(8081)
sock = connect_to(8080)
try:
    sock.recv(1024)
except BlockingIOError as error:
    print(8080, "recv:", error.strerror)
