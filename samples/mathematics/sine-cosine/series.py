import math

# #region series
def sine(x, terms):
    total, term = 0.0, x
    for k in range(1, terms + 1):
        total += term
        term *= -x * x / (2 * k * (2 * k + 1))
    return total

angles = [math.pi / 4 * i / 100 for i in range(101)]
for terms in range(1, 9):
    worst = max(abs(sine(x, terms) - math.sin(x)) for x in angles)
    print(terms, "terms, worst error", f"{worst:.0e}")
# #endregion series
