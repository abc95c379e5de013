import lzma
import random
import zlib

# #region twice
for size in 30_000, 40_000:
    block = random.Random(7).randbytes(size)
    twice = block + block
    near = len(zlib.compress(twice, 9)) / len(twice)
    far = len(lzma.compress(twice)) / len(twice)
    print(f"{size} bytes twice: deflate {near:.2f}, xz {far:.2f}")
# #endregion twice
