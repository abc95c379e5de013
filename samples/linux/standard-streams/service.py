import socket, subprocess

journal, end = socket.socketpair()
subprocess.run(
    ["sh", "-c", "echo one > /dev/stderr; echo two >&2"],
    stderr=end)
print("the journal got", journal.recv(99))
