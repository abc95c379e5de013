import os

SIZE = 48  # bytes, so three lines
waiting = b''

def put(line):
    global waiting
    waiting += line
    if len(waiting) >= SIZE:
        os.write(1, waiting)
        waiting = b''

for second in range(1, 8):
    put(f'12:00:0{second} 21.5 C\n'.encode())
