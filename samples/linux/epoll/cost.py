# #region start
import os, select, timeit

ROUNDS = 1000

def microseconds(wait):
    best = min(timeit.repeat(wait, number=ROUNDS, repeat=5))
    return f"{best / ROUNDS * 1e6:8.1f}"

# #endregion start
def compare(watched, ready):
    poll, epoll = select.poll(), select.epoll()
    counters = []
    for i in range(watched):
        # an eventfd above 0 can be read
        fd = os.eventfd(1 if i < ready else 0)
        poll.register(fd, select.POLLIN)
        epoll.register(fd, select.EPOLLIN)
        counters.append(fd)
    print(f"{watched:7} {ready:6}",
          microseconds(poll.poll),
          microseconds(epoll.poll))
    for fd in counters:
        os.close(fd)

print("watched  ready     poll    epoll")
compare(10, 1)
compare(10, 10)
compare(1000, 1)
compare(1000, 1000)
