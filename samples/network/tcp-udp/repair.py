import socket, time
from capture import start_capture, stop_capture
from fault import lose_the_second, tcp_pair

# #region repair
for nodelay in (1, 0):
    sender, receiver = tcp_pair()
    sender.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, nodelay)
    tap = start_capture()
    lose_the_second(sender, receiver)
    time.sleep(0.05)  # the last acknowledgement
    print("TCP_NODELAY =", nodelay)
    print(*stop_capture(tap, sender.getsockname()[1]), sep="\n")
# #endregion repair
