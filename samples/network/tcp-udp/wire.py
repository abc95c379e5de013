# wire.py: the two cables of network.py, and what packets say
import socket, struct, sys

# #region cables
words = dict(word.split("=") for word in sys.argv[1:])
lose = [int(n) for n in words.get("lose", "0").split(",")]
mtu = int(words.get("mtu", 1500))  # bytes of the largest packet
rate = float(words.get("rate", 0)) * 1e6  # bits a second, 0: any
queue = int(words.get("queue", 500))  # packets that can wait
ETHERNET, UDP = 24, 17  # 24 bytes stand before each packet


def plug(cable):
    end = socket.socket(socket.AF_PACKET, socket.SOCK_RAW)
    end.setsockopt(263, 15, 1)  # PACKET_VNET_HDR
    end.setsockopt(socket.SOL_SOCKET, 35, 1)  # SO_TIMESTAMPNS
    end.bind((cable, 0x0800))  # IPv4
    return end


def take(end):  # a packet, and when the kernel got it
    packet, [(_, _, stamp)], _, _ = end.recvmsg(70000, 64)
    seconds, nanoseconds = struct.unpack("qq", stamp)
    return packet, seconds + nanoseconds / 1e9


client, server = plug("client"), plug("server")
free = {client: 0, server: 0}  # when a line is free again
sent = 0  # packets with data that have left the client


def leaves(end, packet, now):  # when, or None if it is lost
    global sent
    if end is client and parts(packet)[-1]:
        sent += 1
        if sent in lose:
            return None
    size = len(packet) - ETHERNET
    waiting = max(0, free[end] - now) * rate / 8 / 1500
    if size > mtu or waiting > queue:
        return None
    if rate:
        now = free[end] = max(free[end], now) + size * 8 / rate
    return now


def parts(packet):
    ip = packet[ETHERNET:]
    rest = ip[(ip[0] & 15) * 4 : int.from_bytes(ip[2:4])]
    if ip[9] == UDP:
        return None, None, rest[8:]
    head = (rest[12] >> 4) * 4
    return rest[:20], rest[20:head], rest[head:]


first = {}  # the number before each side's first byte
lines, zero = [], None  # zero: when the first data left


def tell(end, packet, now, lost):
    global zero
    if rate:  # too many to tell
        return
    me, you = ("client", "server")[:: 1 if end is client else -1]
    head, options, data = parts(packet)
    said = numbers(me, you, head, options, len(data)) if head else []
    if data:
        said.append(repr(data.decode(errors="replace")[:12]))
        zero = zero or now
    lines.append((now, f"{me}  {', '.join(said)}{'  LOST' * lost}"))
    while zero and lines:
        at, line = lines.pop(0)
        print(f"{round((at - zero) * 1000):4} ms  {line}", flush=True)


def numbers(me, you, head, options, size):
    number, ack = (int.from_bytes(head[i : i + 4]) for i in (4, 8))
    fin, syn, rst, has_ack = (head[13] & bit for bit in (1, 2, 4, 16))
    if syn:
        first[me] = number
    said = ["SYN"] * bool(syn) + ["RST"] * bool(rst)
    at = number - first.get(me, number)
    if size:
        said.append(f"bytes {at}-{at + size - 1}")
    said += ["FIN"] * bool(fin)
    if has_ack and not size:
        said.append(f"ack {ack - first.get(you, ack)}")
    while options and options[0]:
        kind, length = options[0], 1 if options[0] == 1 else options[1]
        for i in range(2, length if kind == 5 else 0, 8):
            left = int.from_bytes(options[i : i + 4]) - first[you]
            right = int.from_bytes(options[i + 4 : i + 8]) - first[you]
            said.append(f"has {left}-{right - 1}")
        options = options[length:]
    return said
# #endregion cables
