import math
import random

# #region quantise
ROWS, COLUMNS = 8, 256
FP4 = [0, 0.5, 1, 1.5, 2, 3, 4, 6]


def to_int(group, bits):
    """The nearest of 2^bits - 1 steps, with one scale for the group."""
    most = 2 ** (bits - 1) - 1
    scale = max(map(abs, group)) / most
    return [round(weight / scale) * scale for weight in group]


def to_fp4(group, scale):
    def nearest(weight):
        size = abs(weight) / scale
        step = min(FP4, key=lambda step: abs(step - size))
        return step * scale * (1 if weight > 0 else -1)
    return [nearest(weight) for weight in group]


def to_mxfp4(group):
    """4-bit floats, with a power of two for the group."""
    _, exponent = math.frexp(max(map(abs, group)))
    return to_fp4(group, 2.0 ** (exponent - 3))


def to_nvfp4(group):
    """4-bit floats, with a scale of four bits of precision."""
    scale, exponent = math.frexp(max(map(abs, group)) / 6)
    return to_fp4(group, round(scale * 16) / 16 * 2.0**exponent)


def in_groups(row, size, quantise):
    return [weight for start in range(0, len(row), size)
            for weight in quantise(row[start:start + size])]
# #endregion quantise


# #region measure
def loss(rows, stored):
    """Error of the outputs, relative to them, without row 0."""
    wrong = total = 0.0
    for row, other in list(zip(rows, stored))[1:]:
        true = sum(w * x for w, x in zip(row, inputs))
        wrong += (sum(w * x for w, x in zip(other, inputs)) - true) ** 2
        total += true**2
    return (wrong / total) ** 0.5


def report(title, rows):
    flat = [weight for row in rows for weight in row]
    def cut(flat):
        starts = range(0, len(flat), COLUMNS)
        return [flat[i:i + COLUMNS] for i in starts]
    def by_row(bits):
        return [to_int(row, bits) for row in rows]
    def by_block(quantise, size=32):
        return [in_groups(row, size, quantise) for row in rows]
    print(title)
    for name, stored in [
        ("int8, one scale for all ", cut(to_int(flat, 8))),
        ("int8, a scale per row   ", by_row(8)),
        ("int4, one scale for all ", cut(to_int(flat, 4))),
        ("int4, a scale per row   ", by_row(4)),
        ("int4, a scale for 32    ", by_block(lambda g: to_int(g, 4))),
        ("mxfp4, a power for 32   ", by_block(to_mxfp4)),
        ("nvfp4, a scale for 16   ", by_block(to_nvfp4, 16)),
    ]:
        lost = sum(weight == 0 for weight in stored[0]) / COLUMNS
        print(f"  {name} error {loss(rows, stored):6.1%}"
              f"   zeros in row 0: {lost:4.0%}")


draw = random.Random(7)
inputs = [draw.gauss(0, 1) for _ in range(COLUMNS)]
rows = [[draw.gauss(0, 0.02) for _ in range(COLUMNS)]
        for _ in range(ROWS)]
report("as drawn", rows)
rows[0][0] = 6.0
report("one weight of 2,048 becomes 6.0, in row 0", rows)
# #endregion measure
