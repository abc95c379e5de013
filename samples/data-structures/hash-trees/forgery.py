from hashlib import sha256


def sha(data):
    return sha256(data).digest()


# #region root
def root(blocks, leaf=b"", node=b""):
    level = [sha(leaf + block) for block in blocks]
    while len(level) > 1:
        if len(level) % 2 == 1:
            level.append(level[-1])  # an odd one is paired with itself
        pairs = zip(level[0::2], level[1::2])
        level = [sha(node + left + right) for left, right in pairs]
    return level[0].hex()[:12]


four = [b"ann 5", b"bob 9", b"cai 2", b"dan 7"]
two = [sha(four[0]) + sha(four[1]), sha(four[2]) + sha(four[3])]
odd = four[:3]
repeated = odd + odd[2:]

for leaf, node in [(b"", b""), (b"\0", b"\1")]:
    print("prefixes", leaf, node)
    for a, b in [(four, two), (odd, repeated)]:
        print(f"  {len(a)} or {len(b)} blocks:",
              root(a, leaf, node), root(b, leaf, node))
# #endregion root
