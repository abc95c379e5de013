def two(n):
    return [100, 102][n % 2]

def decoys(count):
    return lambda n: n % count * 10 + 1000 if n < 2 * count else two(n)

def worst(pattern, places):
    table, beside, most = {}, {}, 0
    for command in range(8192):
        for n in range(78):
            row = pattern(n)
            for victim in row - 1, row + 1:
                beside[victim] = beside.get(victim, 0) + 1
                most = max(most, beside[victim])
            if row in table or len(table) < places:
                table[row] = table.get(row, 0) + 1
        if table:
            busiest = max(table, key=table.get)
            del table[busiest]
            beside[busiest - 1] = beside[busiest + 1] = 0
    return f'{most:7,}'

for places in 0, 4, 16, 1000:
    counts = [worst(p, places) for p in (two, decoys(4), decoys(16))]
    print(f'{places:4} places', *counts)
