import os, socket

def fill(name, into, size):
    os.set_blocking(into, False)
    total = 0
    try:
        while True:
            total += os.write(into, bytes(size))
    except BlockingIOError:
        print(f'{name}, {size} bytes at a time: {total} bytes')

for size in 16, 4096, 4097, 2049:
    out, into = os.pipe()
    fill('pipe', into, size)
for size in 16, 4096:
    out, into = socket.socketpair()
    fill('unix socket', into.fileno(), size)
