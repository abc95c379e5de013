# #region adder
def add(a, b, carry=0):
    """Add two bytes with AND, OR and XOR: (sum, last carry)."""
    total = 0
    for i in range(8):
        x, y = a >> i & 1, b >> i & 1
        total |= (x ^ y ^ carry) << i
        carry = x & y | carry & (x ^ y)
    return total, carry

def subtract(a, b):
    return add(a, b ^ 0xFF, carry=1)

pairs = [(a, b) for a in range(256) for b in range(256)]
sums = [add(a, b) == ((a + b) % 256, a + b > 255) for a, b in pairs]
differences = [subtract(a, b) == ((a - b) % 256, a >= b)
               for a, b in pairs]
print(sum(sums), "of", len(pairs), "sums: carry means a + b > 255")
print(sum(differences), "differences: carry means a >= b")
# #endregion adder
