# #region tools
import fcntl, os, select, termios

def unread(pipe):
    count = fcntl.ioctl(pipe, termios.FIONREAD, bytes(4))
    return int.from_bytes(count, "little")

# #endregion tools
def turn(mode, epoll, pipe):
    if epoll.poll(0.2):  # wait 0.2 s at most
        order = os.read(pipe, 8).decode()
        print(mode, "event, read", order.strip())
    else:
        print(mode, "nothing,", unread(pipe),
              "bytes unread")

def serve(mode, flags):
    # one end to read, one end to write
    pipe, customer = os.pipe()
    epoll = select.epoll()
    epoll.register(pipe, select.EPOLLIN | flags)
    os.write(customer, b"order 1\norder 2\n")
    turn(mode, epoll, pipe)
    turn(mode, epoll, pipe)
    os.write(customer, b"order 3\n")
    turn(mode, epoll, pipe)

serve("level:", 0)
serve("edge: ", select.EPOLLET)
