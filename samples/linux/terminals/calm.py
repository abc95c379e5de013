import os, signal, sys, termios

settings = termios.tcgetattr(0)
print("foreground:", os.tcgetpgrp(0) == os.getpgrp())
if sys.argv[1:] == ["block"]:
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTTOU])
termios.tcsetattr(0, termios.TCSADRAIN, settings)
print("restored")
