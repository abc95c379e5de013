import os, socket, struct

listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
listener.bind("app.sock")
os.chmod("app.sock", 0o600)  # only my user may connect
listener.listen()

client = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
client.connect("app.sock")
connection, address = listener.accept()
three_numbers = connection.getsockopt(
    socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
process, user, group = struct.unpack("iII", three_numbers)
print("the client runs as user number", user)

os.chmod("app.sock", 0o400)  # nobody has write permission
other_client = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
try:
    other_client.connect("app.sock")
except PermissionError as error:
    print("the other client:", error.strerror)
