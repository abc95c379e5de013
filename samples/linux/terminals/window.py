# A terminal emulator that draws nothing: it starts a program on a pty,
# sends the bytes of each key, and prints the bytes that come back.
# python3 window.py greet.py A n n Backspace a Enter
import os, pty, select, signal, sys

KEYS = {"Enter": b"\r", "Backspace": b"\x7f", "Up": b"\x1b[A",
        "Ctrl+C": b"\x03", "Ctrl+D": b"\x04"}

program, keys = sys.argv[1], sys.argv[2:]
child, master = pty.fork()
if child == 0:  # the program: its input and output are the slave
    quiet = os.open("/dev/null", os.O_WRONLY)
    os.dup2(quiet, 2)  # hide error messages, such as Python's traceback
    os.execlp("python3", "python3", "-u", program)

def receive(seconds):  # all bytes until this long nothing comes
    data = b""
    while select.select([master], [], [], seconds)[0]:
        try:
            piece = os.read(master, 1000)
        except OSError:  # the program has ended
            break
        data += piece
    return data

def plain(data):
    return repr(data)[2:-1] or "nothing"

question = b""
while not question.endswith(b"\n"):
    question += os.read(master, 1)

print("key        sends   comes back")
for number, key in enumerate(keys):
    sent = KEYS.get(key, key.encode())
    os.write(master, sent)
    last = number == len(keys) - 1
    data = receive(5 if last else 0.5)
    echo, name, rest = data.partition(program.encode())
    print(f"{key:11}{plain(sent):8}{plain(echo)}")
if name:
    print((name + rest).decode().strip())
pid, status = os.waitpid(child, 0)
if os.WIFSIGNALED(status):
    print(program, "was ended by", signal.Signals(os.WTERMSIG(status)).name)
