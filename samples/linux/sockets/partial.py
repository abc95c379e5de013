import signal, socket

ORDERS = b"x" * 10_000_000

# #region partial
def attempt(name, prepare):
    sender, receiver = socket.socketpair()
    prepare(sender)
    print(f"{name}: {sender.send(ORDERS)} of {len(ORDERS)} taken")
    return sender, receiver

def in_a_moment(sender):
    signal.setitimer(signal.ITIMER_REAL, 0.5, 0.5)

signal.signal(signal.SIGALRM, lambda *_: None)
attempt("blocking, interrupted", in_a_moment)
pair = attempt("non-blocking", lambda s: s.setblocking(False))
try:
    pair[0].send(ORDERS)
except BlockingIOError as error:
    print(f"non-blocking, again: {error}")
# #endregion partial
