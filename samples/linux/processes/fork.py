import os

word = "old"
child = os.fork()
if child == 0:
    # only the child does these steps:
    word = "new"
    print("child:", word)
else:
    # only the parent does these steps:
    os.waitpid(child, 0)
    print("parent:", word)
