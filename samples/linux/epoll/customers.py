import socket, time

def connect():
    time.sleep(0.1)
    return socket.create_connection(
        ("127.0.0.1", 8080))

ann, ben, eva = connect(), connect(), connect()
time.sleep(0.1)
ben.send(b"order 1\n")
print("Ben got", ben.recv(100))
eva.send(b"order 2\n")
print("Eva got", eva.recv(100))
for customer in ann, ben, eva:
    customer.close()
    time.sleep(0.1)
