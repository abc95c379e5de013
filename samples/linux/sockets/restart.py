import errno, itertools, socket, time
from socket import SO_REUSEADDR, SO_REUSEPORT

ports = itertools.count(8001)

# #region listen
def listen(port, option):
    listener = socket.socket()
    if option:
        listener.setsockopt(socket.SOL_SOCKET, option, 1)
    listener.bind(("127.0.0.1", port))
    listener.listen()
    return listener

def restart(old_option, new_option, closes_first):
    port = next(ports)
    old = listen(port, old_option)
    if closes_first:
        connect_and_close(old, closes_first)
        old.close()
    try:
        listen(port, new_option)
        return "listens"
    except OSError as error:
        return errno.errorcode[error.errno]
# #endregion listen

def connect_and_close(listener, closes_first):
    client = socket.create_connection(listener.getsockname())
    server, address = listener.accept()
    first, second = client, server
    if closes_first == "server":
        first, second = server, client
    first.shutdown(socket.SHUT_WR)
    second.recv(1)  # waits for the end of the stream
    second.close()
    first.close()
    time.sleep(0.1)  # the last packets arrive

NAMES = {0: "-", SO_REUSEADDR: "REUSEADDR", SO_REUSEPORT: "REUSEPORT"}
CASES = [(0, 0), (0, SO_REUSEADDR), (SO_REUSEADDR, SO_REUSEADDR),
         (SO_REUSEPORT, SO_REUSEPORT)]
row = "{:11} {:11} {:11} {:11} {}"
print(row.format("option of", "option of", "client", "server",
                 "old server"))
print(row.format("old server", "new server", "closes 1st", "closes 1st",
                 "still open"))
for old, new in CASES:
    results = [restart(old, new, first)
               for first in ("client", "server", None)]
    print(row.format(NAMES[old], NAMES[new], *results))
