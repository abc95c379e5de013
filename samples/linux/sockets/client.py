import socket

client = socket.socket(
    socket.AF_INET, socket.SOCK_STREAM)
client.connect(("127.0.0.1", 8080))
client.sendall(b"hello")
client.shutdown(socket.SHUT_WR)
answer = b""
while True:
    data = client.recv(1000)
    if data == b"":  # no more bytes
        break
    answer += data
client.close()
print("client got", answer)
