# #region start
import select, socket

shop, customer = socket.socketpair()
shop.setblocking(False)
epoll = select.epoll()
epoll.register(shop, select.EPOLLIN | select.EPOLLOUT)
rest = b""

def events_in_1000_waits():
    return sum(len(epoll.poll(0)) for _ in range(1000))

# #endregion start
def answer(data):
    global rest  # bytes not yet sent
    rest += data
    send_rest()

def send_rest():
    global rest
    try:
        sent = shop.send(rest)
    except BlockingIOError:  # EAGAIN
        sent = 0
    rest = rest[sent:]
    events = select.EPOLLIN
    if rest:  # also ask for EPOLLOUT
        events |= select.EPOLLOUT
    epoll.modify(shop, events)

# #region show
print("always asked:", events_in_1000_waits())
answer(b"1 tea " * 200_000)
print("buffer full:", events_in_1000_waits())
while rest:
    customer.recv(1_000_000)
    if epoll.poll():  # EPOLLOUT
        send_rest()
print("all sent:", events_in_1000_waits())
# #endregion show
