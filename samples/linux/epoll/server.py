# #region start
import select, socket

listener = socket.create_server(
    ("127.0.0.1", 8080))
listener.setblocking(False)
epoll = select.epoll()
epoll.register(listener, select.EPOLLIN)
customers = {}  # the socket of each descriptor
# #endregion start

# #region serve
def accept():
    customer, address = listener.accept()
    customer.setblocking(False)
    customers[customer.fileno()] = customer
    epoll.register(customer, select.EPOLLIN)

def answer(fd):
    order = customers[fd].recv(100)
    if order == b"":  # end of file
        close(fd)
    else:
        customers[fd].send(b"ok " + order)

def close(fd):
    epoll.unregister(fd)
    customers.pop(fd).close()
# #endregion serve

# #region loop
while True:
    for fd, event in epoll.poll():
        print("ready:", fd)
        try:
            if fd == listener.fileno():
                accept()
            else:
                answer(fd)
        except BlockingIOError:  # EAGAIN
            pass  # nothing to read, or no room
        except OSError:  # another error
            if fd in customers:
                close(fd)
# #endregion loop
