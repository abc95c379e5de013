import socket, sys

# whoami.py ADDRESS PORT: waits there, and tells everybody
# who asks where the question came from
me = socket.socket(type=socket.SOCK_DGRAM)
me.bind((sys.argv[1], int(sys.argv[2])))
while True:
    _, (address, port) = me.recvfrom(99)
    try:
        me.sendto(f"you are {address}:{port}".encode(), (address, port))
    except OSError as error:
        print(f"cannot answer {address}: {error.strerror}")
