import socket, time

# #region start
def start(port, option):
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if option is not None:
        listener.setsockopt(socket.SOL_SOCKET, option, 1)
    listener.bind(("127.0.0.1", port))
    listener.listen()
    return listener
# #endregion start

def restart(port, old_option, new_option):
    listener = start(port, old_option)
    client = socket.create_connection(("127.0.0.1", port))
    connection, address = listener.accept()
    connection.close()  # the server closes first
    client.close()
    listener.close()
    time.sleep(0.1)  # the last packets arrive
    try:
        start(port, new_option)
        return "the new server listens"
    except OSError as error:
        return error.strerror

ADDR, PORT = socket.SO_REUSEADDR, socket.SO_REUSEPORT
print("old none, new none:", restart(8001, None, None))
print("old none, new ADDR:", restart(8002, None, ADDR))
print("old ADDR, new ADDR:", restart(8003, ADDR, ADDR))
print("old PORT, new PORT:", restart(8004, PORT, PORT))
