import hashlib
from datetime import UTC, datetime

def load(name):
    """Reads hexadecimal digits from a file."""
    with open(name) as file:
        return bytes.fromhex(file.read())

def sha256d(data):
    """Applies the hash function SHA-256 twice."""
    once = hashlib.sha256(data).digest()
    return hashlib.sha256(once).digest()

def number(data):
    """Reads bytes as a number, lowest byte first."""
    return int.from_bytes(data, "little")

def short(value):
    """Shows the first 16 of 64 hexadecimal digits. A hash
    is read as a number, so its bytes are shown from the
    last to the first, as Bitcoin programs do."""
    if isinstance(value, bytes):
        value = number(value)
    return f"{value:064x}"[:16] + "..."

def date(seconds):
    """Shows seconds since 1970 as a date and time."""
    return f"{datetime.fromtimestamp(seconds, UTC):%F %T}"

def satoshis(bitcoins):
    """An amount as a transaction stores it."""
    return (bitcoins * 100_000_000).to_bytes(8, "little")

BLOCK = load("block170.hex")
HEADER, BODY = BLOCK[:80], BLOCK[80:]
COINBASE, PAYMENT = BODY[1:135], BODY[135:]
HEADER_171 = load("header171.hex")

# The header stores the target as 0x1d00ffff: three digits
# in base 256 (0x00ffff) and their number of bytes (0x1d).
# A general reader must also refuse a sign bit (0x00800000).
BITS = number(HEADER[72:76])
TARGET = (BITS & 0xFFFFFF) * 256 ** ((BITS >> 24) - 3)
