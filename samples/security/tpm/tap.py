# Listens where the bus to the TPM would be touched: passes everything
# on between tools at port 2331 and the TPM at 2321, and keeps a copy.
import socket
import threading


def listen(door, port):
    while True:
        tool, _ = door.accept()
        chip = socket.create_connection(("127.0.0.1", port))
        for source, target in ((tool, chip), (chip, tool)):
            threading.Thread(target=copy, args=[source, target],
                             daemon=True).start()


def copy(source, target):
    with open("wire", "ab", buffering=0) as wire:
        try:
            while data := source.recv(65536):
                wire.write(data)
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # the other side has hung up


for port in (2332, 2331):  # who finds the second open finds the first open
    door = socket.create_server(("127.0.0.1", port))
    threading.Thread(target=listen, args=[door, port - 10]).start()
