# run by an ordinary user: the administrator
# normally needs no permission
import os, socket

server = socket.socket(socket.AF_UNIX)
server.bind("app.sock")
server.listen()  # connect works before accept

# 0o600: the file's creator may read and
# write; 0o400: the creator may only read
modes = [(0o600, "may write"),
         (0o400, "may only read")]
for mode, meaning in modes:
    # chmod sets the permissions
    os.chmod("app.sock", mode)
    client = socket.socket(socket.AF_UNIX)
    # connect_ex returns 0 or an error number
    error = client.connect_ex("app.sock")
    # strerror turns the number into text
    print(meaning + ":", os.strerror(error))
