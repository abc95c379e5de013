from itertools import combinations

def columns(count, weights):
    patterns = sorted(range(1, 256), key=int.bit_count)
    return [p for p in patterns if p.bit_count() in weights][:count]

def flip(columns, flips):
    corrected = noticed = spoilt = 0
    for hit in combinations(columns, flips):
        seen = 0
        for column in hit:
            seen ^= column
        if seen not in columns:
            noticed += 1
        elif flips == 1:
            corrected += 1
        else:
            spoilt += 1
    return corrected, noticed, spoilt

module, chip = columns(72, [1, 3, 5, 7]), columns(136, range(9))
for flips in 1, 2, 3:
    print('module', flips, 'wrong:', *flip(module, flips))
for flips in 1, 2:
    print('chip  ', flips, 'wrong:', *flip(chip, flips))
