import time

table = {}
slowest = (0, 0)
for count in range(1, 3_000_001):
    start = time.perf_counter()
    table[count] = True
    seconds = time.perf_counter() - start
    slowest = max(slowest, (seconds, count))
print(slowest[1], f'{slowest[0] * 1000:.0f} ms')
