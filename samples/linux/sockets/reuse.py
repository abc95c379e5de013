import socket, time

def listen(port, reuse):
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, reuse)
    listener.bind(("127.0.0.1", port))
    listener.listen()
    return listener

def restart(port, old_option, new_option):
    old_server = listen(port, old_option)
    client = socket.create_connection(("127.0.0.1", port))
    connection, address = old_server.accept()
    connection.close()  # the server closes first
    client.close()
    old_server.close()
    time.sleep(0.1)  # the last packets arrive
    try:
        listen(port, new_option)
        print("old", old_option, "new", new_option, "-> listens")
    except OSError as error:
        print("old", old_option, "new", new_option, "->", error)

for port, old, new in (8001, 0, 0), (8002, 0, 1), (8003, 1, 1):
    restart(port, old, new)
