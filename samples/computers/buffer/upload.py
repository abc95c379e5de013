import socket, sys, threading, time

SERVER, RULE = ('10.0.2.2', 7000), b'reno'
RESET = b'\1\0\0\0\0\0\0\0'  # at its end a sender drops its rest
received = 0

# #region plumbing
def swallow(connection):
    global received
    try:
        while data := connection.recv(65536):
            received += len(data)
    except ConnectionResetError:  # the sender has ended
        pass

def accept(door):
    while True:
        start(swallow, door.accept()[0])

def start(work, *of):
    threading.Thread(target=work, args=of, daemon=True).start()

if sys.argv[1] == 'server':
    answers = socket.socket(type=socket.SOCK_DGRAM)
    answers.bind(SERVER)
    start(accept, socket.create_server(SERVER))
    print('ready', flush=True)
    while True:  # whoever asks gets the number of bytes so far
        _, who = answers.recvfrom(99)
        answers.sendto(str(received).encode(), who)

def upload():
    up = socket.socket()
    up.setsockopt(socket.IPPROTO_TCP, socket.TCP_CONGESTION, RULE)
    up.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    up.connect(SERVER)
    while True:
        up.sendall(bytes(16384))

# #endregion plumbing
def ask():
    began = time.monotonic()
    question.sendto(b'?', SERVER)
    return int(question.recv(99)), time.monotonic() - began

question = socket.socket(type=socket.SOCK_DGRAM)
question.settimeout(5)
for _ in range(4):
    start(upload)
time.sleep(4)  # until the uploads are at full speed
began, (before, _), waits = time.monotonic(), ask(), []
while time.monotonic() < began + 4:
    after, wait = ask()
    waits.append(wait)
rate = (after - before) * 8 / (time.monotonic() - began) / 1e6
middle = sorted(waits)[len(waits) // 2] * 1000
print(f'{rate:.0f} Mbit/s, a question takes {middle:.0f} ms')
