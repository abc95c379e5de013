import random

PAGES, BLOCKS = 64, 128

# #region ssd
def amplification(share, anywhere):
    lbas = int(PAGES * BLOCKS * share)
    where, held = {}, [set() for _ in range(BLOCKS)]
    empty, block, used, written = list(range(1, BLOCKS)), 0, 0, 0
    random.seed(1)

    def put(lba):
        nonlocal block, used, written
        if used == PAGES:
            block, used = empty.pop(), 0
        if lba in where:
            held[where[lba]].discard(lba)
        where[lba] = block
        held[block].add(lba)
        used, written = used + 1, written + 1

    for turn in range(8 * lbas):
        if turn == 6 * lbas:  # settled: count from here
            start = written
        scattered = anywhere and turn >= lbas
        put(random.randrange(lbas) if scattered else turn % lbas)
        while len(empty) < 2:
            full = set(range(BLOCKS)) - {block, *empty}
            worst = min(full, key=lambda b: len(held[b]))
            for lba in list(held[worst]):
                put(lba)
            empty.append(worst)
    return (written - start) / (2 * lbas)
# #endregion ssd

for share in 0.93, 0.78, 0.5:
    print(f"{share:.0%} in use: "
          f"in order {amplification(share, False):.1f}, "
          f"anywhere {amplification(share, True):.1f}")
