import math
import sys
from collections import Counter

data = open(sys.argv[1], "rb").read()
counts = Counter(data).values()
bits = sum(-n * math.log2(n / len(data)) for n in counts)
print(f"{bits / len(data):.2f} bits a byte, {bits / 8:.0f} bytes")
