import os, pty, select, sys

KEYS = {"Enter": b"\r", "Backspace": b"\x7f",
        "Up": b"\x1b[A",
        "Ctrl-C": b"\x03", "Ctrl-D": b"\x04"}

cat, master = pty.fork()
if cat == 0:
    os.execlp("sh", "sh", "-c", "echo ready; exec cat")
while os.read(master, 1) != b"\n":
    pass

def answer():
    data = b""
    while select.select([master], [], [], 0.5)[0]:
        try:
            data += os.read(master, 1000)
        except OSError:  # cat has gone
            break
    return data

for key in sys.argv[1:]:
    sent = KEYS.get(key, key.encode())
    os.write(master, sent)
    print(f"{key:10} {sent!r:9} {answer()!r}")
