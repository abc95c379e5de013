import socket

listener = socket.socket(
    socket.AF_INET, socket.SOCK_STREAM)
listener.bind(("127.0.0.1", 8080))
listener.listen()
# fileno returns the descriptor
print("server waits on", listener.fileno())
connection, address = listener.accept()  # address: unused
print("server talks on", connection.fileno())
count = 0
while True:
    data = connection.recv(1000)
    if data == b"":  # b: bytes, here none
        break
    count += len(data)
answer = f"count={count}"
# encode turns text into bytes
connection.sendall(answer.encode())
connection.close()
listener.close()
