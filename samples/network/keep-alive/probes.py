import time
from network import connect, cut, lines, start_capture, use_keepalive

# #region probes
shop, bank = connect()
use_keepalive(shop)
tap = start_capture()
shop.send(b"hello")
time.sleep(1.5)
cut(bank)
try:
    shop.recv(64)
except OSError as error:
    print("recv:", error.strerror)
for line in lines(tap):
    print(line)
# #endregion probes
