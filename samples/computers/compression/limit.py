import sys
import zlib

# #region limit
unpacker = zlib.decompressobj(wbits=31)  # 31: gzip
out = unpacker.decompress(sys.stdin.buffer.read(), 1_000_000)
if unpacker.unconsumed_tail:
    print(f"refused after {len(out)} bytes")
# #endregion limit
