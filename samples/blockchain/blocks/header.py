import datetime
import hashlib
import struct

# #region parse
def sha256d(data: bytes) -> bytes:
    return hashlib.sha256(hashlib.sha256(data).digest()).digest()

def shown(name: bytes) -> str:      # people see the bytes backwards
    return name[::-1].hex()

def target(bits: int) -> int:       # a sign bit makes a block invalid
    number, exponent = bits & 0x7FFFFF, bits >> 24
    return number << 8 * exponent >> 24

def parse(header: bytes) -> dict:
    names = "version parent root time bits nonce".split()
    return dict(zip(names, struct.unpack("<i32s32sIII", header)))
# #endregion parse

# #region data
GENESIS = bytes.fromhex(
    "01000000" + "00" * 32
    + "3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a"
    + "29ab5f49" + "ffff001d" + "1dac2b7c")
SECOND = bytes.fromhex(
    "01000000"
    + "6fe28c0ab6f1b372c1a6a246ae63f74f931e8365e15a089c68d6190000000000"
    + "982051fd1e4ba744bbbe680e1fee14677ba1a3c3540bf7b1cdb606e857233e0e"
    + "61bc6649" + "ffff001d" + "01e36299")
# The only transaction of the first block: it pays 50 BTC.
COINBASE = bytes.fromhex(
    "01000000" + "01" + "00" * 32 + "ffffffff" + "4d"
    + "04ffff001d" + "0104" + "45"
    + b"The Times 03/Jan/2009 Chancellor on brink of second "
      b"bailout for banks".hex()
    + "ffffffff" + "01" + "00f2052a01000000" + "43" + "41"
    + "04678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61de"
    + "b649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d"
    + "5f" + "ac" + "00000000")
# #endregion data

# #region show
def show(height: int, header: bytes) -> None:
    block, name = parse(header), sha256d(header)
    when = datetime.datetime.fromtimestamp(block["time"], datetime.UTC)
    print(f"block {height}: {len(header)} bytes, {when:%F %T}")
    print("  parent", shown(block["parent"]))
    print("  name  ", shown(name))
    print(f"  target {target(block['bits']):064x}")
    value = int.from_bytes(name, "little")
    print("  name <= target:", value <= target(block["bits"]))

show(0, GENESIS)
show(1, SECOND)
print("the bytes of name 0:", sha256d(GENESIS).hex()[:16], "...")
print("read the other way:",
      int.from_bytes(sha256d(GENESIS), "big") <= target(0x1D00FFFF))

changed = COINBASE.replace(b"Chancellor", b"chancellor")
for text in COINBASE, changed:
    root = sha256d(text)            # one transaction is its own root
    header = GENESIS[:36] + root + GENESIS[68:]
    print(shown(root)[:16], shown(sha256d(header))[:16])
# #endregion show
