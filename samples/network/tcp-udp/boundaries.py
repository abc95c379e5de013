import socket, time

udp_in = socket.socket(type=socket.SOCK_DGRAM)
udp_in.bind(("127.0.0.1", 0))
udp_out = socket.socket(type=socket.SOCK_DGRAM)
udp_out.connect(udp_in.getsockname())

listener = socket.create_server(("127.0.0.1", 0))
tcp_out = socket.create_connection(listener.getsockname())
tcp_in, _ = listener.accept()

# #region reads
def reads(sender, receiver, size):
    sender.send(b"tick")
    sender.send(b"tock")
    time.sleep(0.1)  # both have arrived before anyone reads
    receiver.setblocking(False)
    try:
        while True:
            yield receiver.recv(size).decode()
    except BlockingIOError:
        return  # nothing is left to read

for size in (64, 2):
    print(f"UDP recv({size}):", *reads(udp_out, udp_in, size))
    print(f"TCP recv({size}):", *reads(tcp_out, tcp_in, size))

for size in (65_507, 65_508):
    try:
        print("UDP send:", udp_out.send(bytes(size)), "bytes")
    except OSError as error:
        print(f"UDP send of {size} bytes: {error.strerror}")
# #endregion reads
