# network.py [lose=2,6] [mtu=1400] [rate=20 queue=500]
import heapq, select, socket, sys, time

WAY = 0.035  # seconds from one machine to the other

# #region parts
given = dict(word.split("=") for word in sys.argv[1:])
lose = [int(n) for n in given.get("lose", "0").split(",")]
mtu = int(given.get("mtu", 1500))  # bytes of the largest packet
rate = float(given.get("rate", 0)) * 1e6  # bits a second, 0: any
queue = int(given.get("queue", 500))  # packets that can wait
ETHERNET, UDP, TCP = 24, 17, 6  # 24 bytes stand before the packet


def plug(cable):
    end = socket.socket(socket.AF_PACKET, socket.SOCK_RAW)
    end.setsockopt(263, 15, 1)  # PACKET_VNET_HDR
    end.bind((cable, 0x0800))  # IPv4
    return end


client, server = plug("client"), plug("server")
other = {client: server, server: client}
free = {client: 0, server: 0}  # when this end's line is free again
sent = 0  # packets with data that have left the client


def is_lost(end, frame, now):
    global sent
    if end is client and parts(frame)[-1]:
        sent += 1
        if sent in lose:
            return True
    waiting = max(0, free[end] - now) * rate / 8 / 1500
    return waiting > queue or len(frame) - ETHERNET > mtu


def leaves(end, frame, now):
    if rate == 0:
        return now
    bits = (len(frame) - ETHERNET) * 8
    free[end] = max(free[end], now) + bits / rate
    return free[end]


def parts(frame):
    ip = frame[ETHERNET:]
    rest = ip[(ip[0] & 15) * 4 : int.from_bytes(ip[2:4])]
    if ip[9] == UDP:
        return "UDP", rest[8:]
    head = (rest[12] >> 4) * 4
    return "TCP", rest[:20], rest[20:head], rest[head:]


first = {}  # the number before each side's first byte
lines, zero = [], None  # zero: when the first data left


def tell(end, frame, now, lost):
    global zero
    kind, *head, data = parts(frame)
    me, you = "client", "server"
    if end is server:
        me, you = you, me
    text = said(me, you, *head, len(data)) if head else []
    if data:
        text.append(repr(data.decode(errors="replace")[:12]))
        zero = zero or now
    lines.append((now, f"{me}  {', '.join(text)}{'  LOST' * lost}"))
    while zero and lines:
        at, line = lines.pop(0)
        print(f"{round((at - zero) * 1000):4} ms  {line}", flush=True)


def said(me, you, head, options, size):
    number = int.from_bytes(head[4:8])
    ack = int.from_bytes(head[8:12])
    fin, syn, rst, flag_ack = (head[13] & bit for bit in (1, 2, 4, 16))
    if syn:
        first[me] = number
    text = ["SYN"] * bool(syn) + ["RST"] * bool(rst)
    at = number - first.get(me, number)
    if size:
        text.append(f"bytes {at}-{at + size - 1}")
    text += ["FIN"] * bool(fin)
    if flag_ack and not size:
        text.append(f"ack {ack - first.get(you, ack)}")
    while options and options[0]:
        kind, length = options[0], 1 if options[0] == 1 else options[1]
        for at in range(2, length if kind == 5 else 0, 8):
            left, right = (
                int.from_bytes(options[i : i + 4]) - first[you]
                for i in (at, at + 4)
            )
            text.append(f"has {left}-{right - 1}")
        options = options[length:]
    return text


# #endregion parts
flying, number = [], 0  # packets on their way, the earliest first
while True:
    now = time.monotonic()
    wait = max(0, flying[0][0] - now) if flying else None
    for end in select.select([client, server], [], [], wait)[0]:
        frame, now = end.recv(70000), time.monotonic()
        lost = is_lost(end, frame, now)
        if rate == 0:
            tell(end, frame, now, lost)
        if not lost:
            arrives = leaves(end, frame, now) + WAY
            number += 1
            heapq.heappush(flying, (arrives, number, end, frame))
    while flying and flying[0][0] <= time.monotonic():
        _, _, end, frame = heapq.heappop(flying)
        other[end].send(frame)
