import os, pty, select, signal, sys

KEYS = {"Enter": b"\r", "Backspace": b"\x7f",
        "Up": b"\x1b[A",
        "Ctrl-C": b"\x03", "Ctrl-D": b"\x04"}

settings = f"stty {sys.argv[1]}; "
child, master = pty.fork()
if child == 0:
    os.execlp("sh", "sh", "-c", settings + "echo ready; exec cat")
while os.read(master, 1) != b"\n":
    pass

# #region helper
def answer():
    data = b""
    while select.select([master], [], [], 0.5)[0]:
        try:
            data += os.read(master, 1000)
        except OSError:  # cat is about to end: let it
            os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
            break
    return data
# #endregion helper

for key in sys.argv[2:]:
    sent = KEYS.get(key, key.encode())
    os.write(master, sent)
    print(f"{key:10} {sent!r:9} {answer()!r}")

os.close(master)  # the window is closed
status = os.waitpid(child, 0)[1]
if os.WIFSIGNALED(status):
    print("cat:", signal.Signals(os.WTERMSIG(status)).name)
else:
    print("cat: ended by itself")
