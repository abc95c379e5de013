import socket, time

def serve(reads_all):
    listener = socket.create_server(("127.0.0.1", 8080))
    client = socket.create_connection(("127.0.0.1", 8080))
    server, address = listener.accept()
    client.sendall(b"an order")
    client.shutdown(socket.SHUT_WR)
    time.sleep(0.1)  # the order arrives
    while reads_all and server.recv(4096):
        pass
    server.close()
    try:
        print("client gets", client.recv(64))
    except ConnectionResetError as error:
        print("client gets", error)
    client.close()
    listener.close()

serve(reads_all=False)
serve(reads_all=True)
