import os, socket, time

# Two questions over one TCP connection to the service address.
s = socket.create_connection(("192.0.2.53", 53), timeout=9)
for number in 1, 2:
    try:
        s.send(b"who are you?")
        print(f"question {number}: {s.recv(100).decode()}", flush=True)
    except OSError as error:
        print(f"question {number}: {error.strerror}")
    if number == 1:
        # wait until the file "continue" exists
        open("asked", "w").close()
        while not os.path.exists("continue"):
            time.sleep(0.1)
