import socket, sys

connection = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
connection.connect(("127.0.0.1", 8080))
connection.sendall(sys.argv[1].encode())
connection.shutdown(socket.SHUT_WR)  # I send no more

answer = bytearray()
while True:
    data = connection.recv(1024)
    if data == b"":  # the server sends no more
        break
    answer += data
connection.close()
print("client:", answer.decode())
