import math
import random

# #region formulas
def nakamoto(q: float, z: int) -> float:
    """Section 11 of the paper: the attacker's blocks are Poisson."""
    p, mean = 1 - q, z * q / (1 - q)
    poisson = [math.exp(-mean) * mean**k / math.factorial(k)
               for k in range(z + 1)]
    return 1 - sum(w * (1 - (q / p) ** (z - k))
                   for k, w in enumerate(poisson))

def exact(q: float, z: int) -> float:
    """Blocks found until the honest side has z: negative binomial."""
    p = 1 - q
    caught, weight = 1.0, p**z
    for k in range(z):          # weight: she has k blocks by then
        caught -= weight * (1 - (q / p) ** (z - k))
        weight *= q * (z + k) / (k + 1)
    return caught
# #endregion formulas

# #region race
def race(q: float, z: int) -> bool:
    honest = secret = 0
    while honest < z:                   # the shop waits for z blocks
        if random.random() < q:
            secret += 1
        else:
            honest += 1
    behind = honest - secret
    while 0 < behind < 40:              # then the attacker goes on
        behind += -1 if random.random() < q else 1
    return behind <= 0

random.seed(1)
RUNS = 60_000
print("share  blocks  the paper  simulated    exact")
for q, z in (0.1, 2), (0.2, 4), (0.3, 6), (0.45, 6):
    wins = sum(race(q, z) for _ in range(RUNS)) / RUNS
    print(f"{q:5.0%} {z:6} {nakamoto(q, z):10.4f} {wins:10.4f}",
          f"{exact(q, z):8.4f}")
# #endregion race

# #region six
def needed(rule, q: float) -> int:
    return next(z for z in range(1, 160) if rule(q, z) < 0.001)

for q in 0.1, 0.2, 0.3, 0.4:
    print(f"below 0.1% against {q:.0%}: {needed(exact, q)} blocks,",
          f"the paper says {needed(nakamoto, q)}")
# #endregion six
