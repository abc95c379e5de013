# #region tree
from hashlib import sha256

def leaf(block):
    return sha256(b"\0" + block).digest()

def node(left, right):
    return sha256(b"\1" + left + right).digest()

h0 = leaf(b"ann 5")
h1 = leaf(b"bob 9")
h2 = leaf(b"cai 2")
h3 = leaf(b"dan 7")

h01 = node(h0, h1)
h23 = node(h2, h3)
root = node(h01, h23)
# #endregion tree


# #region proof
def root_from(block):
    return node(h01, node(leaf(block), h3))

print("root: ", root.hex()[:8])
for block in b"cai 2", b"cai 9":
    found = root_from(block)
    print(block.decode(), found.hex()[:8], found == root)
# #endregion proof
