# #region solve
def solve(rows):  # Gauss with pivots; the last column is the right side
    rows, n = [row[:] for row in rows], len(rows)
    for i in range(n):
        p = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[p] = rows[p], rows[i]
        for r in set(range(n)) - {i}:
            f = rows[r][i] / rows[i][i]
            rows[r] = [a - f * b for a, b in zip(rows[r], rows[i])]
    return [row[-1] / row[i] for i, row in enumerate(rows)]

def voltages(resistors, known):
    nodes = {n for a, b, _ in resistors for n in (a, b)}
    free = sorted(nodes - set(known))
    rows = []
    for node in free:  # what leaves a node adds up to zero
        row, right = dict.fromkeys(free, 0.0), 0.0
        for a, b, ohms in resistors:
            if node in (a, b):
                other = b if node == a else a
                row[node] += 1 / ohms
                if other in known:
                    right += known[other] / ohms
                else:
                    row[other] -= 1 / ohms
        rows.append([*row.values(), right])
    return dict(known, **dict(zip(free, solve(rows))))
# #endregion solve

# #region divider
divider = [("in", "out", 1000), ("out", "gnd", 1000)]
for load in (None, 100_000, 1000, 100):
    parts = divider + ([("out", "gnd", load)] if load else [])
    out = voltages(parts, {"in": 5, "gnd": 0})["out"]
    print(f"load {load or 'none':>6}: {out:.3f} V")
# #endregion divider

# #region bridge
bridge = [("in", "left", 100), ("in", "right", 200),
          ("left", "right", 50),
          ("left", "gnd", 200), ("right", "gnd", 100)]
for ground in (0, -5, 1000):
    v = voltages(bridge, {"in": ground + 5, "gnd": ground})
    amps = [(v[a] - v[b]) / ohms for a, b, ohms in bridge]
    heat = sum((v[a] - v[b]) ** 2 / ohms for a, b, ohms in bridge)
    print(f"gnd {ground:4} V: left {v['left']:8.3f} V,",
          f"left to right {1000 * amps[2]:.2f} mA,",
          f"in {5000 * (amps[0] + amps[1]):.1f} mW,",
          f"heat {1000 * heat:.1f} mW")
# #endregion bridge
