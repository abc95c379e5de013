import fcntl, os, socket, stat

def start(path):
    lock = open(path + ".lock", "w")
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    if os.path.exists(path):
        if not stat.S_ISSOCK(os.stat(path).st_mode):
            raise FileExistsError(path + " is not a socket file")
        os.unlink(path)
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(path)
    listener.listen()
    return listener, lock  # both stay open while the server runs

listener, lock = start("app.sock")
listener.close()  # the first server ends
lock.close()
print("is the file left?", os.path.exists("app.sock"))

second_server = start("app.sock")
print("the second server listens")
try:
    start("app.sock")
except BlockingIOError:
    print("a third server: the lock is taken")
