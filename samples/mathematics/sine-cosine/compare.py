import math
import sys

first, *others = [[float(line) for line in open(name)]
                  for name in sys.argv[1:]]
for name, other in zip(sys.argv[2:], others):
    ulps = [abs(a - b) / math.ulp(b) for a, b in zip(first, other)]
    print(f"{name}: {sum(u > 0 for u in ulps)} differ,",
          f"by {max(ulps):.0f} at most, 1e22: {other[-1]}")
