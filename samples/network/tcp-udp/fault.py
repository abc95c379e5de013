import ctypes, socket, struct, time

# One instruction of the kernel's packet filter, "return 0":
# keep no byte of the packet.
drop = ctypes.create_string_buffer(struct.pack("HBBI", 6, 0, 0, 0))
program = struct.pack("HP", 1, ctypes.addressof(drop))
ATTACH, DETACH = 26, 27  # SO_ATTACH_FILTER, SO_DETACH_FILTER


def start_dropping(receiver):
    receiver.setsockopt(socket.SOL_SOCKET, ATTACH, program)


def stop_dropping(receiver):
    receiver.setsockopt(socket.SOL_SOCKET, DETACH, 0)


# #region send
def send_three(client, server, lost):
    for message in (b"one ", b"two ", b"three"):
        if message == lost:
            start_dropping(server)
        client.send(message)
        # wait 10 ms: the packet arrives or is dropped
        time.sleep(0.01)
        if message == lost:
            stop_dropping(server)
# #endregion send


def udp_pair():
    server = socket.socket(type=socket.SOCK_DGRAM)
    server.bind(("127.0.0.1", 4000))
    client = socket.socket(type=socket.SOCK_DGRAM)
    client.connect(("127.0.0.1", 4000))
    return client, server


def tcp_pair():
    with socket.create_server(("127.0.0.1", 4000)) as listener:
        client = socket.create_connection(("127.0.0.1", 4000))
        server, _ = listener.accept()
    # each message leaves at once, without Nagle's algorithm
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return client, server
