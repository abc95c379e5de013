"""Two ends of a TCP connection, ways to break it, and a list of its segments."""

import ctypes, socket, struct
from socket import IPPROTO_TCP, SO_KEEPALIVE, SOL_SOCKET
from socket import TCP_KEEPCNT, TCP_KEEPIDLE, TCP_KEEPINTVL

# One instruction of the kernel's packet filter, "return 0": keep no byte of the packet.
drop = ctypes.create_string_buffer(struct.pack("HBBI", 6, 0, 0, 0))
program = struct.pack("HP", 1, ctypes.addressof(drop))
ATTACH_FILTER, TCP_REPAIR = 26, 19
ETH_P_ALL, PACKET_OUTGOING, SO_TIMESTAMPNS, ETHERNET, RST = 3, 4, 35, 14, 4


def connect():
    with socket.create_server(("127.0.0.1", 8000)) as listener:
        shop = socket.create_connection(("127.0.0.1", 8000))
        bank, _ = listener.accept()
    return shop, bank


# #region keepalive
def use_keepalive(shop):
    shop.setsockopt(SOL_SOCKET, SO_KEEPALIVE, 1)
    shop.setsockopt(IPPROTO_TCP, TCP_KEEPIDLE, 1)
    shop.setsockopt(IPPROTO_TCP, TCP_KEEPINTVL, 1)
    shop.setsockopt(IPPROTO_TCP, TCP_KEEPCNT, 3)
# #endregion keepalive


def cut(bank):
    """The bank's end gets no more packets."""
    bank.setsockopt(SOL_SOCKET, ATTACH_FILTER, program)


def restart(bank):
    """The bank's kernel forgets the connection, as after a restart: it sends nothing."""
    bank.setsockopt(IPPROTO_TCP, TCP_REPAIR, 1)
    bank.close()


def start_capture():
    tap = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL))
    tap.setsockopt(SOL_SOCKET, SO_TIMESTAMPNS, 1)
    tap.bind(("lo", ETH_P_ALL))
    tap.setblocking(False)
    return tap


def lines(tap):
    """One line for each segment from the shop's first data on, sequence numbers counted from 1."""
    first, began = None, None
    for seconds, packet in packets(tap):
        tcp = packet[(packet[0] & 15) * 4 :]
        source, _, sequence, acknowledged, offset, flags = struct.unpack_from("!HHIIBB", tcp)
        data = tcp[(offset >> 4) * 4 :].decode()
        if first is None:
            first, began = sequence, seconds
        place = sequence - first + 1
        if source == 8000:
            text = f"bank: ACK, expects byte {acknowledged - first + 1}"
        elif flags & RST:
            text = "shop: RST"
        elif data:
            text = f"shop: bytes {place} to {place + len(data) - 1}, {data}"
        else:
            text = f"shop: probe, number {place}, no data"
        yield f"{seconds - began:.1f} s  {text}"


def packets(tap):
    """Every packet once, with the kernel's time stamp in seconds."""
    while True:
        try:
            frame, ancillary, _, address = tap.recvmsg(65536, 64)
        except BlockingIOError:
            return
        if address[2] == PACKET_OUTGOING:  # loopback shows it twice
            seconds, nanoseconds = struct.unpack("qq", ancillary[0][2])
            yield seconds + nanoseconds / 1e9, frame[ETHERNET:]
