import socket

IP_MTU_DISCOVER, IP_PMTUDISC_DO = 10, 2
mouth = socket.socket(type=socket.SOCK_DGRAM)
mouth.connect(("10.0.0.2", 4000))


def send(size):
    try:
        mouth.send(bytes(size))
        print(size, "sent")
    except OSError as error:
        print(size, error.strerror)


send(1473)
send(65507)
send(65508)
mouth.setsockopt(socket.IPPROTO_IP, IP_MTU_DISCOVER, IP_PMTUDISC_DO)
send(1472)
send(1473)
