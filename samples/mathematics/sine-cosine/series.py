# #region series
from fractions import Fraction

def series(x, terms):
    total, term = 0, x
    for k in range(1, terms + 1):
        total += term
        term *= -x * x / (2 * k * (2 * k + 1))
    return total

def fitted(x):  # 7 terms, as in Go's math/sin.go
    total = 0
    for factor in (1.58962301576546568060e-10, -2.50507477628578072866e-8,
                   2.75573136213857245213e-6, -1.98412698295895385996e-4,
                   8.33333333332211858878e-3, -1.66666666666666307295e-1):
        total = total * x * x + factor
    return x + x * x * x * total

angles = [0.785 * i / 100 for i in range(101)]
exact = [series(Fraction(x), 12) for x in angles]
def worst(*sines):
    errors = [abs(Fraction(s) - e) for s, e in zip(sines, exact)]
    return f"{float(max(errors)):.0e}"

for terms in range(1, 9):
    print(terms, "terms:", worst(*(series(x, terms) for x in angles)))
print("fitted: ", worst(*map(fitted, angles)))
# #endregion series
