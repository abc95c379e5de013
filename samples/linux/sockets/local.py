import os, socket, struct

listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
listener.bind("app.sock")
listener.listen()
client = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
client.connect("app.sock")
server, address = listener.accept()

three = server.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
process, user, group = struct.unpack("iII", three)
print("the client's user number:", user)
os.chmod("app.sock", 0o400)  # no write permission any more
try:
    socket.socket(socket.AF_UNIX).connect("app.sock")
except PermissionError as error:
    print("connect:", error.strerror)

listener.close()
print("the file is still there:", os.path.exists("app.sock"))
try:
    socket.socket(socket.AF_UNIX).bind("app.sock")
except OSError as error:
    print("bind:", error.strerror)
os.unlink("app.sock")
