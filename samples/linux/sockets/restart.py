import errno, socket, time
from socket import SO_REUSEADDR, SO_REUSEPORT

# #region restart
def listen(port, option):
    listener = socket.socket()
    if option:
        listener.setsockopt(socket.SOL_SOCKET, option, 1)
    listener.bind(("127.0.0.1", port))
    listener.listen()
    return listener

def visit(server, first_to_close):
    client = socket.create_connection(server.getsockname())
    ends = [client, server.accept()[0]]
    if first_to_close == "server":
        ends.reverse()
    ends[0].shutdown(socket.SHUT_WR)  # says goodbye first
    ends[1].recv(1)
    for end in ends:
        end.close()
    time.sleep(0.2)  # the last packets arrive

def restart(old_option, new_option, first_to_close=None):
    old = listen(0, old_option)
    port = old.getsockname()[1]
    if first_to_close:
        visit(old, first_to_close)
        old.close()
    try:
        listen(port, new_option)
        return "listens"
    except OSError as error:
        return errno.errorcode[error.errno]
# #endregion restart

CASES = {"neither has an option": (0, 0),
         "the new one has SO_REUSEADDR": (0, SO_REUSEADDR),
         "both have SO_REUSEADDR": (SO_REUSEADDR, SO_REUSEADDR),
         "both have SO_REUSEPORT": (SO_REUSEPORT, SO_REUSEPORT)}
for name, options in CASES.items():
    print(name)
    for first in "client", "server":
        print(f"  {first} closed first: {restart(*options, first)}")
    print(f"  old one still up:    {restart(*options)}")
