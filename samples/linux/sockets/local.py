import os, socket

server = socket.socket(socket.AF_UNIX)
server.bind("app.sock")
server.listen()

# 0o600: the user may read and write
# 0o400: the user may only read
for mode in 0o600, 0o400:
    # chmod sets the permissions
    os.chmod("app.sock", mode)
    client = socket.socket(socket.AF_UNIX)
    # connect_ex returns 0 or an error number
    error = client.connect_ex("app.sock")
    # strerror turns the number into text
    print(oct(mode), os.strerror(error))
