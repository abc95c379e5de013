from math import log

print(0.1 + 0.2)
print(log(1000, 10))
