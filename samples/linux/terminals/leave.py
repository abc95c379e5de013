import os, pty, select

# #region jobs
SLEEPS = "sh -c 'echo up >&9; exec sleep 9'"
PRINTS = "sh -c 'echo up >&9; sleep 2; echo hi && exec sleep 9'"
# #endregion jobs

def leave(line, by_exit):
    # #region begin
    front = "&" not in line
    seen, held = os.pipe()
    shell, master = pty.fork()
    if shell == 0:
        os.dup2(held, 9)
        os.execlp("bash", "bash", "--norc")
    os.close(held)
    line = line.replace("SLEEPS", SLEEPS).replace("PRINTS", PRINTS)
    os.write(master, line.encode() + b"\recho ok >&9\r")
    said = b""  # "up" from the job, "ok" from a shell that is free
    while said.count(b"\n") < (1 if front else 2):
        said += os.read(seen, 9)
    # #endregion begin
    if by_exit:
        os.write(master, b"exit\r")
        os.waitpid(shell, 0)
    os.close(master)  # the window is closed
    if not by_exit:
        os.waitpid(shell, 0)
    ended = select.select([seen], [], [], 4)[0]
    os.close(seen)
    return "ended" if ended else "lives"

print("you typed          closed   exit")
for line in ["SLEEPS &", "SLEEPS & disown", "PRINTS & disown",
             "nohup PRINTS &", "setsid SLEEPS &",
             "setsid PRINTS &", "SLEEPS"]:
    closed = leave(line, by_exit=False)
    left = leave(line, by_exit=True) if "&" in line else "-"
    print(f"{line:18} {closed:8} {left}")
