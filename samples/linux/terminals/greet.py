import os

print("Your name?")  # to the tty
# Wait for bytes from descriptor 0, the input
# (here the slave), and read at most 100:
data = os.read(0, 100)
print("greet.py read", data)
