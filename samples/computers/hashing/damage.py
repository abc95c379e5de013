import random
import zlib

def internet(data):
    """The checksum of IP, TCP and UDP: a sum of 16-bit words."""
    total = sum(data[0::2]) * 256 + sum(data[1::2])
    return total % 65535

# #region damage
chance = random.Random(7)
packet = chance.randbytes(64)
whole = int.from_bytes(packet)

def flip(mask):
    return (whole ^ mask).to_bytes(64)

def burst():
    """Up to 32 bits in a row: the first and last wrong, any between."""
    length = chance.randint(2, 32)
    inner = chance.getrandbits(length) | 1 | 1 << (length - 1)
    return flip(inner << chance.randint(0, 512 - length))

def swap():
    words = [packet[i:i + 2] for i in range(0, 64, 2)]
    i, j = chance.sample(range(32), 2)
    words[i], words[j] = words[j], words[i]
    return b"".join(words)

kinds = {
    "one bit": [flip(1 << i) for i in range(512)],
    "two bits": [flip(1 << i | 1 << j)
                 for i in range(512) for j in range(i)],
    "a burst": [burst() for _ in range(100_000)],
    "two words swapped": [swap() for _ in range(100_000)],
    "all of it": [chance.randbytes(64) for _ in range(100_000)],
}
for kind, damaged in kinds.items():
    bad = [data for data in damaged if data != packet]
    missed = [sum(check(data) == check(packet) for data in bad)
              for check in (internet, zlib.crc32)]
    print(f"{kind:18}{len(bad):7}: sum misses {missed[0]:6},",
          f"CRC-32 {missed[1]}")
# #endregion damage
