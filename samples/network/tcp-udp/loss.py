# #region run
import socket, struct
from fault import lose_the_second, tcp_pair, udp_pair

print("UDP:", *lose_the_second(*udp_pair()))

sender, receiver = tcp_pair()
sender.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
print("TCP:", *lose_the_second(sender, receiver))
info = sender.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
print("TCP segments sent again:", struct.unpack_from("I", info, 100)[0])
# #endregion run
