from math import exp


def positions(start, step):  # seven of 16 bits, as Git takes them
    return {(start + i * step) % 16 for i in range(7)}


keys = [positions(a, b) for a in range(16) for b in range(16)]
passing = sum(asked <= added for added in keys for asked in keys)
print(f"counted: {100 * passing / len(keys) ** 2:.1f} %")
print(f"formula: {100 * (1 - exp(-7 / 16)) ** 7:.2f} %")
