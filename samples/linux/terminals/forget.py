import os, sys, tty

tty.setraw(0)
if sys.argv[1:] == ["killed"]:
    os.kill(os.getpid(), 9)
