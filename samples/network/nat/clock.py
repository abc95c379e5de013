import socket, time

# "wait": tells the time unasked after 2.5 s.
# "ask": waits for a question, then tells the time.
door = socket.create_server(("", 80))
while True:
    visitor, _ = door.accept()
    if visitor.recv(4) == b"wait":
        time.sleep(2.5)
    else:
        visitor.recv(99)
    for text in b"one o'clock", b"two o'clock":
        try:
            visitor.send(text)
        except OSError as error:
            print("server:", error.strerror)
        time.sleep(0.5)
    visitor.close()
