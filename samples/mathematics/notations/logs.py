from math import log, log2

print(log(8))   # base e
print(log2(8))  # base 2
