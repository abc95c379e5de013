import os, signal, socket, subprocess, threading, time

SILENT, HANGS = 7001, 7002  # one server for each way to die
PATIENCE = 12


# #region ways
def wait(wire):
    return wire.recv(99)


def keepalive(wire):  # after 1 s idle, ask 3 times, 1 s apart
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, 1)
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, 1)
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPCNT, 3)
    return wire.recv(99)


def keepalive_and_ask(wire):
    wire.send(b"question")  # sent, and never acknowledged
    return keepalive(wire)


def user_timeout_and_ask(wire):
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 3000)
    wire.send(b"question")
    return wire.recv(99)


def heartbeat(wire):
    wire.settimeout(2)
    while True:
        wire.send(b"ping")
        wire.recv(99)  # the program's own answer
        time.sleep(1)
# #endregion ways


def start(task, *args):
    threading.Thread(target=task, args=args, daemon=True).start()


def serve(port):
    """A process that answers what it reads, on every connection."""
    door = socket.create_server(("127.0.0.1", port))
    child = os.fork()
    if child:
        return child
    while True:
        wire, _ = door.accept()
        start(answer, wire)


def answer(wire):
    while wire.recv(99):
        wire.send(b"pong")


def attempt(way, port):
    wire = socket.create_connection(("127.0.0.1", port))
    wire.send(b"ping")
    wire.recv(99)  # the connection works
    ready.wait()
    fail.wait()
    try:
        way(wire)
    except OSError as error:
        said[way, port] = error.strerror or "no answer in 2 s"


servers = {port: serve(port) for port in (SILENT, HANGS)}
ways = (wait, keepalive, keepalive_and_ask, user_timeout_and_ask,
        heartbeat)
said, fail = {}, threading.Event()
ready = threading.Barrier(2 * len(ways) + 1)
for way in ways:
    for port in servers:
        start(attempt, way, port)
ready.wait()

# #region fail
nft = """
add table inet cut
add chain inet cut in { type filter hook input priority 0; }
add rule inet cut in tcp dport 7001 drop
add rule inet cut in tcp sport 7001 drop
"""
# The network of one falls silent, the program of the other hangs.
subprocess.run(["nft", nft], check=True)
os.kill(servers[HANGS], signal.SIGSTOP)
# #endregion fail

fail.set()
time.sleep(PATIENCE)
print(f"{'':22}{'network silent':22}program hangs")
for way in ways:
    row = [said.get((way, port), "still waiting") for port in servers]
    print(f"{way.__name__:22}{row[0]:22}{row[1]}")
for server in servers.values():
    os.kill(server, signal.SIGKILL)
