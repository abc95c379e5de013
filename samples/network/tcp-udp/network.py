import heapq, select, time
from wire import client, leaves, server, take, tell

WAY = 0.035  # seconds from one computer to the other
other = {client: server, server: client}
flying, number = [], 0  # packets on their way

while True:
    wait = None
    if flying:  # until the first of them arrives
        wait = max(0, flying[0][0] - time.time())
    for end in select.select([client, server], [], [], wait)[0]:
        packet, now = take(end)
        start = leaves(end, packet, now)
        tell(end, packet, now, start is None)
        if start is not None:
            number += 1
            heapq.heappush(flying, (start + WAY, number, end, packet))
    while flying and flying[0][0] <= time.time():
        _, _, end, packet = heapq.heappop(flying)
        other[end].send(packet)
