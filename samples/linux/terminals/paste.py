import os, pty, subprocess

def typed(setting):
    master, tty = pty.openpty()
    subprocess.run(["stty", setting], stdin=tty)
    os.write(master, b"x" * 5000 + b"\n")
    got = b""
    while not got.endswith(b"\n"):
        got += os.read(tty, 9999)
    print(f"{setting:8} {len(got)} bytes of 5001")

typed("icanon")
typed("-icanon")
