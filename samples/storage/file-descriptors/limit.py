import os
from resource import *

soft, hard = getrlimit(RLIMIT_NOFILE)
setrlimit(RLIMIT_NOFILE, (6, hard))

while True:
    try:
        fd = os.open("guests.txt", os.O_RDONLY)
        print("opened as", fd)
    except OSError as error:
        print(error.strerror)
        break
