import sys
import zlib

LIMIT = 1_000_000
unpacker = zlib.decompressobj(wbits=31)
packed = sys.stdin.buffer.read()
out = unpacker.decompress(packed, LIMIT)
if not unpacker.eof:
    sys.exit(f"refused after {len(out)} bytes")
