import os, select

# #region drain
def drain(pipe):
    try:
        while order := os.read(pipe, 8):
            print("read", order.decode().strip())
        print("end of file")
    except BlockingIOError:
        print("EAGAIN: the pipe is empty")
# #endregion drain

pipe, customer = os.pipe()
os.set_blocking(pipe, False)
epoll = select.epoll()
epoll.register(pipe, select.EPOLLIN | select.EPOLLET)
for orders in b"order 1\norder 2\n", b"order 3\n":
    os.write(customer, orders)
    if epoll.poll(0.2):
        drain(pipe)
os.close(customer)
if epoll.poll(0.2):
    drain(pipe)
