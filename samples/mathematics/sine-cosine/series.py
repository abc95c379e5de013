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
    for factor in (1.5896230157654656e-10, -2.5050747762857807e-08,
                   2.7557313621385722e-06, -0.0001984126982958954,
                   0.008333333333322118, -0.1666666666666663):
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
