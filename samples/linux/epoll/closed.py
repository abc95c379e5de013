import os, select

pipe, customer = os.pipe()
epoll = select.epoll()
epoll.register(pipe, select.EPOLLIN)
copy = os.dup(pipe)  # second descriptor
os.close(pipe)
os.write(customer, b"order 1\n")

print("events:", epoll.poll(0))
print("events:", epoll.poll(0))
try:
    epoll.unregister(pipe)
except OSError as error:
    print("unregister:", error.strerror)
os.close(copy)
print("events:", epoll.poll(0))
