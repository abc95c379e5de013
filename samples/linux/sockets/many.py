import select, socket

LONGEST = 1000  # bytes in one message
MOST = 100  # clients at the same time

# #region framing
def split(data):
    messages = []
    while len(data) >= 4:
        # "big": in network byte order
        size = int.from_bytes(data[:4], "big")
        if size > LONGEST:  # 1000, not 4 GiB
            raise ValueError("message too long")
        if len(data) < 4 + size:
            break  # the rest has not arrived
        messages.append(data[4:4 + size])
        data = data[4 + size:]
    return messages, data  # the rest of data

def receive(client):
    # sockets, received: one entry per client
    data = sockets[client].recv(1000)
    if data == b"":
        raise EOFError("no more bytes")
    messages, received[client] = split(
        received[client] + data)
    for message in messages:
        answer(client, message)
# #endregion framing

# #region server
# #region start
listener = socket.create_server(("127.0.0.1", 8080))
listener.setblocking(False)
poll = select.poll()
poll.register(listener, select.POLLIN)
# for each client, by its descriptor:
sockets, received, answers = {}, {}, {}

def accept():
    connection, address = listener.accept()
    connection.setblocking(False)
    client = connection.fileno()
    sockets[client] = connection
    received[client] = answers[client] = b""
    poll.register(client, select.POLLIN)
    if len(sockets) == MOST:  # 100
        poll.unregister(listener)

def answer(client, message):
    text = b"count=%d" % len(message)
    size = len(text).to_bytes(4, "big")
    answers[client] += size + text
    # POLLOUT: now wait until it is writable
    poll.register(client, select.POLLOUT)

def close(client):
    poll.unregister(client)
    sockets.pop(client).close()
    # there is a place for a new client:
    poll.register(listener, select.POLLIN)
# #endregion start

def send(client):
    sent = sockets[client].send(answers[client])
    # keep the bytes that the kernel has not taken
    answers[client] = answers[client][sent:]
    if answers[client] == b"":
        # POLLIN: now wait until it is readable
        poll.register(client, select.POLLIN)

while True:
    for ready, event in poll.poll():
        try:
            if ready == listener.fileno():
                accept()
            # answers go first: a client that never
            # reads can then not fill the memory
            elif answers[ready] != b"":
                send(ready)
            else:
                receive(ready)
        except BlockingIOError:
            pass  # not ready after all
        except (OSError, EOFError, ValueError):
            if ready in sockets:
                close(ready)
# #endregion server
