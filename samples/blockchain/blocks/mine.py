import hashlib
import random
import statistics

# #region mine
def tries(text: bytes, target: int) -> int:
    """Counts nonces until the double hash is at most the target."""
    for nonce in range(1 << 32):
        header = text + nonce.to_bytes(4, "little")
        once = hashlib.sha256(header).digest()
        name = hashlib.sha256(once).digest()
        if int.from_bytes(name, "little") <= target:
            return nonce + 1
    raise SystemExit("no nonce left")

random.seed(2009)
for bits in 4, 8, 10:
    target = (1 << 256 - bits) - 1
    texts = [random.randbytes(76) for _ in range(300)]
    counts = [tries(text, target) for text in texts]
    mean = statistics.mean(counts)
    middle = statistics.median(counts)
    print(f"{bits:2} zero bits: expected {1 << bits:4},",
          f"mean {mean:6.1f}, median {middle:5.1f},",
          f"worst {max(counts)}")
# #endregion mine

# #region memory
# Half of the expected tries are gone. How many are left, on average?
left = [count - 512 for count in counts if count > 512]
print(f"of 300 searches {len(left)} took more than 512;",
      f"they needed {statistics.mean(left):.0f} more on average")
# #endregion memory
