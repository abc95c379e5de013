import socket

# #region helpers
def dropped():  # the kernel's counter, of this machine or container
    with open('/proc/net/snmp') as file:
        lines = [l.split() for l in file if l.startswith('Udp:')]
    names, values = lines
    return int(values[names.index('RcvbufErrors')])

def read_all(reader):
    reader.setblocking(False)
    count = 0
    try:
        while reader.recv(2000):
            count += 1
    except BlockingIOError:
        return count
# #endregion helpers

def send(size, asked=None):
    reader = socket.socket(type=socket.SOCK_DGRAM)
    reader.bind(('127.0.0.1', 0))
    option = (socket.SOL_SOCKET, socket.SO_RCVBUF)
    if asked:
        reader.setsockopt(*option, asked)
    writer = socket.socket(type=socket.SOCK_DGRAM)
    before = dropped()
    for _ in range(2000):
        writer.sendto(bytes(size), reader.getsockname())
    room, arrived = reader.getsockopt(*option), read_all(reader)
    print(f'{size:4} bytes each, buffer {room}:',
          f'{arrived} arrived, {dropped() - before} dropped')

send(1000)
send(1)
send(1000, asked=1_000_000)
send(1000, asked=1_000_000_000)
