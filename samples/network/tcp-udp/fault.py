import ctypes, socket, struct, time

# #region fault
# One BPF instruction, "return 0": keep no byte of the packet.
drop = ctypes.create_string_buffer(struct.pack("HBBI", 6, 0, 0, 0))
program = struct.pack("HP", 1, ctypes.addressof(drop))
ATTACH, DETACH = 26, 27  # SO_ATTACH_FILTER, SO_DETACH_FILTER

def lose_the_second(sender, receiver):
    sender.send(b"one ")
    first = receiver.recv(64)
    receiver.setsockopt(socket.SOL_SOCKET, ATTACH, program)
    sender.send(b"two ")
    time.sleep(0.01)  # the packet arrives now and is dropped
    receiver.setsockopt(socket.SOL_SOCKET, DETACH, 0)
    sender.send(b"three")
    return first, receiver.recv(64)
# #endregion fault


def udp_pair():
    receiver = socket.socket(type=socket.SOCK_DGRAM)
    receiver.bind(("127.0.0.1", 0))
    sender = socket.socket(type=socket.SOCK_DGRAM)
    sender.connect(receiver.getsockname())
    return sender, receiver


def tcp_pair():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        sender = socket.create_connection(listener.getsockname())
        receiver, _ = listener.accept()
    return sender, receiver
