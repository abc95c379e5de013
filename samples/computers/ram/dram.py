# #region chip
import random

# DDR5-6400, half of a module, chips of 16 Gbit, in nanoseconds:
# gem5, DDR5_6400_4x8. TRIP, caches and controller, is our choice.
CL, RCD, RP, RAS, RTP = 14.375, 14.375, 14.375, 32, 7.5
LINE, GROUP, RRD, FAW, RFC, REFI = 2.496, 5, 2.496, 10, 295, 3900
TRIP = 60

def rate(lines, where, waiting):
    """Bytes per nanosecond, with so many reads under way at once."""
    banks, acts = {}, [-FAW] * 4
    wires, groups, count, end = 0, [0] * 8, 0, 0

    def earliest(wish):
        arrived, group, bank, row = wish
        opened, since, free = banks.get((group, bank), (None, -RAS, 0))
        act, start = None, max(arrived, since + RCD, wires)
        if row != opened or start // REFI > since // REFI:
            act = max(arrived, free, since + RAS) + RP
            act = max(act, acts[-1] + RRD, acts[-4] + FAW)
            act = max(act, act // REFI * REFI + RFC)
            start = act + RCD
        start = max(start, wires, groups[group])
        return max(start, start // REFI * REFI + RFC), act

    todo = iter(lines)
    queue = [(0, *where(next(todo))) for _ in range(waiting)]
    while queue:
        times = [earliest(wish) for wish in queue]
        read, act = min(times, key=lambda pair: pair[0])
        _, group, bank, row = queue.pop(times.index((read, act)))
        since = banks.get((group, bank), (None, 0, 0))[1]
        if act is not None:
            acts.append(act)
            since = act
        banks[group, bank] = row, since, read + RTP
        wires, groups[group] = read + LINE, read + GROUP
        count += 1
        end = read + CL + LINE + TRIP
        for line in todo:
            queue.append((end, *where(line)))
            break
    return count * 64 / end
# #endregion chip

def plain(line):
    line, group = divmod(line, 8)
    line, column = divmod(line, 64)
    row, bank = divmod(line, 4)
    return group, bank, row

def mixed(line):
    group, bank, row = plain(line)
    return group ^ row % 8, bank ^ row // 8 % 4, row

random.seed(1)
orders = {
    'in order': range(5000),
    'anywhere': [random.randrange(1 << 26) for _ in range(5000)],
    'down a column': [n * 2048 for n in range(5000)],
    'padded by a line': [n * 2049 for n in range(5000)],
}
for where in plain, mixed:
    for name, lines in orders.items():
        rates = [f'{rate(lines, where, n):5.1f}' for n in (1, 12, 64)]
        print(f'{where.__name__} {name:16}', *rates)
