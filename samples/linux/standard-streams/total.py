import sys

total = 0
for line in sys.stdin:
    what, price = line.split()
    total += int(price)
print('total', total)
