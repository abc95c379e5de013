import threading, time
from socket import IPPROTO_TCP, TCP_USER_TIMEOUT
from network import connect, cut, restart, use_keepalive

# #region tests
def only_wait(shop):
    shop.recv(64)

def keepalive(shop):
    use_keepalive(shop)
    shop.recv(64)

def with_data(shop):
    use_keepalive(shop)
    shop.send(b"hello")
    shop.recv(64)

def user_timeout(shop):
    # 3,000 milliseconds
    shop.setsockopt(IPPROTO_TCP, TCP_USER_TIMEOUT, 3000)
    shop.send(b"hello")
    shop.recv(64)

def heartbeat(shop):
    shop.send(b"ping")
    # wait at most 2 seconds for the pong
    shop.settimeout(2)
    shop.recv(64)
# #endregion tests


def hang(bank):
    """Nobody reads at the bank's end. Its kernel goes on."""


WORDS = {"Connection timed out": "timeout", "Connection reset by peer": "reset"}
tests = (only_wait, keepalive, with_data, user_timeout, heartbeat)
failures = {"cut": cut, "restart": restart, "hangs": hang}
found, banks = {}, []


def run(test, failure, shop):
    try:
        test(shop)
    except OSError as error:
        found[test, failure] = WORDS.get(error.strerror, "no pong")


for test in tests:
    for failure, fail in failures.items():
        shop, bank = connect()
        banks.append(bank)
        fail(bank)
        threading.Thread(target=run, args=(test, failure, shop), daemon=True).start()
time.sleep(12)
widths = {"cut": 8, "restart": 8, "hangs": 7}
print((f"{'':13}" + "".join(f"{name:{widths[name]}}" for name in failures)).rstrip())
for test in tests:
    row = [f"{found.get((test, name), 'waits'):{widths[name]}}" for name in failures]
    print((f"{test.__name__:13}" + "".join(row)).rstrip())
