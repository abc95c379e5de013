import time
from socket import IPPROTO_TCP, TCP_USER_TIMEOUT
from network import connect, cut, use_keepalive

shop, bank = connect()
use_keepalive(shop)
shop.setsockopt(IPPROTO_TCP, TCP_USER_TIMEOUT, 8000)
cut(bank)
began = time.monotonic()
try:
    shop.recv(64)
except OSError as error:
    print(f"{error.strerror}, after {time.monotonic() - began:.0f} s")
