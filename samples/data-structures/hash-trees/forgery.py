from hashlib import sha256

def sha(data):
    return sha256(data).digest()

# #region root
def root(blocks, leaf=b"", node=b""):
    level = [sha(leaf + block) for block in blocks]
    while len(level) > 1:
        if len(level) % 2 == 1:
            level.append(level[-1])
        pairs = zip(level[0::2], level[1::2])
        level = [sha(node + a + b) for a, b in pairs]
    return level[0].hex()[:8]

four = [b"ann 5", b"bob 9", b"cai 2", b"dan 7"]
ends = [sha(block) for block in four]
two = [ends[0] + ends[1], ends[2] + ends[3]]
odd = four[:3]
repeated = odd + odd[2:]

print("no prefixes:", root(four), root(two))
print("prefixes:   ", root(four, b"\0", b"\1"),
      root(two, b"\0", b"\1"))
print("3 or 4:     ", root(odd, b"\0", b"\1"),
      root(repeated, b"\0", b"\1"))
# #endregion root
