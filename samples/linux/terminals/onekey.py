import os, termios, tty

# remember the settings of the tty:
old = termios.tcgetattr(0)
tty.setraw(0)  # switch to raw mode
try:
    # Raw mode adds no \r to a new line.
    print("Press a key.\r")
    data = os.read(0, 100)
finally:  # restore, even after an error
    termios.tcsetattr(0, termios.TCSADRAIN, old)
print("onekey.py read", data)
