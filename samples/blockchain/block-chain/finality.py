# Nine validators, one vote each. A network split shows half of the
# honest ones checkpoint X and the others Y. Liars vote on both sides.
VALIDATORS = 9

for liars in range(5):
    honest = VALIDATORS - liars
    left, right = honest // 2, honest - honest // 2
    x, y = left + liars, right + liars
    final = [name for name, votes in (("X", x), ("Y", y))
             if votes * 3 >= VALIDATORS * 2]
    print(f"liars: {liars}, votes for X: {x}, for Y: {y},",
          f"final: {' and '.join(final) or 'nothing'}")
