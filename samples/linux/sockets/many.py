import select, socket

# #region start
# one call for socket, bind and listen:
listener = socket.create_server(
    ("127.0.0.1", 8080))
listener.setblocking(False)
poll = select.poll()
# poll waits until listener is readable:
poll.register(listener, select.POLLIN)
# one entry for each client's descriptor:
connections, counts = {}, {}

def accept():
    connection, address = listener.accept()
    connection.setblocking(False)
    client = connection.fileno()
    connections[client] = connection
    counts[client] = 0
    poll.register(client, select.POLLIN)
    if len(connections) == 100:  # full
        poll.unregister(listener)

def close(client):
    poll.unregister(client)
    connections.pop(client).close()
    # there is a place for a new client:
    poll.register(listener, select.POLLIN)
# #endregion start

# #region loop
def receive(client):
    data = connections[client].recv(1000)
    counts[client] += len(data)
    if data == b"":  # no more bytes
        answer = f"count={counts[client]}"
        connections[client].send(
            answer.encode())
        close(client)

while True:
    for ready, event in poll.poll():
        try:
            if ready == listener.fileno():
                accept()
            else:
                receive(ready)
        except BlockingIOError:  # EAGAIN
            pass  # not ready after all
        except OSError:  # any other error
            if ready in connections:
                close(ready)
# #endregion loop
