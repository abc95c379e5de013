from itertools import combinations


def columns(count, weights):
    """Each bit of the word gets a pattern of 8 check bits of its own."""
    patterns = sorted(range(1, 256), key=lambda p: p.bit_count())
    return [p for p in patterns if p.bit_count() in weights][:count]


def flip(columns, flips):
    corrected = noticed = spoilt = 0
    for hit in combinations(columns, flips):
        syndrome = 0
        for column in hit:
            syndrome ^= column
        if syndrome not in columns:
            noticed += 1
        elif flips == 1:
            corrected += 1
        else:
            spoilt += 1
    return corrected, noticed, spoilt


module = columns(72, {1, 3, 5, 7})
chip = columns(136, range(9))
for name, bits, most in ('module', module, 3), ('chip  ', chip, 2):
    for flips in range(1, most + 1):
        print(name, flips, 'wrong:', *flip(bits, flips))
