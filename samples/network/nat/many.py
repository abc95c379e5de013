import select, socket, sys

# many.py ADDRESS FIRST LAST: asks the server once from each port
# from FIRST to LAST of this address, and counts what gets lost
address, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
lost = 0
for start in range(first, last + 1, 100):  # a hundred at a time
    waiting = {}
    with select.epoll() as answers:
        for port in range(start, min(start + 100, last + 1)):
            me = socket.socket(type=socket.SOCK_DGRAM)
            me.bind((address, port))
            me.sendto(b"who am I?", ("203.0.113.80", 53))
            answers.register(me, select.EPOLLIN)
            waiting[me.fileno()] = me
        while waiting and (events := answers.poll(0.25)):
            for number, _ in events:
                if number in waiting: waiting.pop(number).close()
        lost += len(waiting)
print(f"{address}: {last - first + 1} asked, {lost} lost")
