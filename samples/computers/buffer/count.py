import sys
data = sys.stdin.buffer.read()
print(data.count(b'A'), 'A,', data.count(b'B'), 'B')
