import os, socket, time

# One TCP connection to the service: a question, a wait, another one.
wire = socket.create_connection(("192.0.2.53", 53), timeout=9)
for moment in "before", "after":
    try:
        wire.send(b"who are you?")
        print(f"{moment}: I am {wire.recv(99).decode()}", flush=True)
    except OSError as error:
        print(f"{moment}: {error.strerror}")
    if moment == "before":
        open("asked", "w").close()
        while not os.path.exists("moved"):
            time.sleep(0.1)
