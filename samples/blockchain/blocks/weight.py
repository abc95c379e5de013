# The signed transaction from the test vectors of BIP 143: one old
# input that signs in the input, one SegWit input with a witness.
HEAD = "01000000"
MARKER = "0001"
INPUTS = (
    "02fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad96"
    "9f00000000494830450221008b9d1dc26ba6a9cb62127b02742fa9d754cd3beb"
    "f337f7a55d114c8e5cdd30be022040529b194ba3f9281a99f2b1c0a19c0489bc"
    "22ede944ccf4ecbab4cc618ef3ed01eeffffffef51e1b804cc89d182d279655c"
    "3aa89e815b1b309fe287d9b2b55d57b90ec68a0100000000ffffffff")
OUTPUTS = (
    "02202cb206000000001976a9148280b37df378db99f66f85c95a783a76ac7a6d"
    "5988ac9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f0167f"
    "aa815988ac")
WITNESS = (
    "000247304402203609e17b84f6a7d30c80bfa610b5b4542f32a8a0d5447a12fb"
    "1366d7f01cc44a0220573a954c4518331561406f90300e8f3358f51928d43c21"
    "2a8caed02de67eebee0121025476c2e83188368da1ff3e292e7acafcdb3566bb"
    "0ad253f62fc70f07aeee6357")
LOCK = "11000000"

def size(*parts: str) -> int:
    return sum(map(len, parts)) // 2

base = size(HEAD, INPUTS, OUTPUTS, LOCK)
total = base + size(MARKER, WITNESS)
weight = 3 * base + total
print(f"base {base} bytes, total {total} bytes")
print(f"weight {weight}, virtual size {-(-weight // 4)} bytes")
print(f"all of it in the base: weight {4 * total}")

room = 4_000_000 - 4 * 80       # the header counts four times too
print("such transactions in a block:", room // weight)
print("megabytes of such a block:", room // weight * total / 1e6)
