import math

for n in range(1, 100001):
    print(math.sin(n / 100))
print(math.sin(1e22))
