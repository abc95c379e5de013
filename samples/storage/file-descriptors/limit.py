import os
import resource

LIMIT = resource.RLIMIT_NOFILE
soft, hard = resource.getrlimit(LIMIT)
resource.setrlimit(LIMIT, (6, hard))

numbers = []
try:
    while True:
        numbers.append(os.open("/dev/null", os.O_RDONLY))
except OSError as error:
    print("opened", numbers, "then", error.strerror)

os.close(4)
print("4 closed, next is", os.open("/dev/null", os.O_RDONLY))
