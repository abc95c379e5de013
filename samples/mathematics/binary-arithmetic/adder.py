# #region adder
def add(a, b, carry=0):
    """Add two bytes with AND, OR and XOR alone."""
    total = 0
    for i in range(8):
        x, y = a >> i & 1, b >> i & 1
        total |= (x ^ y ^ carry) << i
        carry = x & y | carry & (x ^ y)
    return total

def subtract(a, b):
    return add(a, b ^ 0xFF, carry=1)

pairs = [(a, b) for a in range(256) for b in range(256)]
sums = sum(add(a, b) != (a + b) % 256 for a, b in pairs)
differences = sum(subtract(a, b) != (a - b) % 256 for a, b in pairs)
print(len(pairs), "pairs, wrong sums:", sums, "differences:", differences)
# #endregion adder
