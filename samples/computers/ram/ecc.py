import random

SIZE = 72                                  # 64 data bits, 8 check bits
CHECKS = [1, 2, 4, 8, 16, 32, 64]          # and position 0: parity
DATA = [p for p in range(1, SIZE) if p not in CHECKS]


# #region code
def syndrome(word):
    """Positions of all ones, added without carry: 0 if sound."""
    total = 0
    for position in word:
        total ^= position
    return total


def encode(data):
    """A stored word is the set of positions that hold a one."""
    word = {p for p, bit in zip(DATA, data) if bit}
    word |= {c for c in CHECKS if syndrome(word) & c}
    return word | {0} if len(word) % 2 else word


def read(word):
    """The word after correction, and what the controller reports."""
    where, odd = syndrome(word), len(word) % 2
    if not odd:
        return word, "uncorrectable" if where else "fine"
    if where >= SIZE:
        return word, "uncorrectable"
    return word ^ {where}, "corrected"
# #endregion code


# #region flips
random.seed(1)
for flips in range(5):
    told = {}
    for _ in range(10_000):
        stored = encode([random.getrandbits(1) for _ in DATA])
        broken = stored ^ set(random.sample(range(SIZE), flips))
        word, report = read(broken)
        if report != "uncorrectable":
            report += ", right" if word == stored else ", WRONG"
        told[report] = told.get(report, 0) + 1
    print(flips, "flips:", told)
# #endregion flips
