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

udp_in = socket.socket(type=socket.SOCK_DGRAM)
udp_in.bind(("127.0.0.1", 0))
udp_out = socket.socket(type=socket.SOCK_DGRAM)
udp_out.connect(udp_in.getsockname())

listener = socket.create_server(("127.0.0.1", 0))
tcp_out = socket.create_connection(listener.getsockname())
tcp_in, _ = listener.accept()

# #region run
tcp_out.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
print("UDP:", *lose_the_second(udp_out, udp_in))
print("TCP:", *lose_the_second(tcp_out, tcp_in))
info = tcp_out.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
print("TCP segments sent again:", struct.unpack_from("I", info, 100)[0])
# #endregion run
