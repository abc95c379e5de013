import os, pty, select, sys

KEYS = {"Enter": b"\r", "Backspace": b"\x7f",
        "Up": b"\x1b[A",
        "Ctrl-C": b"\x03", "Ctrl-D": b"\x04"}

child, master = pty.fork()
if child == 0:
    os.execlp("sh", "sh", "-c", "echo ready; exec cat")
while os.read(master, 1) != b"\n":
    pass

# #region helper
def answer():
    data = b""
    while select.select([master], [], [], 0.5)[0]:
        try:
            data += os.read(master, 1000)
        except OSError:  # cat has gone
            break
    return data
# #endregion helper

for key in sys.argv[1:]:
    sent = KEYS.get(key, key.encode())
    os.write(master, sent)
    print(f"{key:10} {sent!r:9} {answer()!r}")
