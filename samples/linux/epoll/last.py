import os, select

pipe, customer = os.pipe()
os.set_blocking(pipe, False)
epoll = select.epoll()
epoll.register(
    pipe, select.EPOLLIN | select.EPOLLET)
os.write(customer, b"order 4\n")
os.close(customer)

print(len(epoll.poll(0.2)), "event")
print("read", len(os.read(pipe, 64)), "of 64")
print(len(epoll.poll(0.2)), "events")
print("read", os.read(pipe, 64))
