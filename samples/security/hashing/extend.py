import hmac
from hashlib import sha256
from struct import pack, unpack

KEY = b"sixteen secrets!"


# What nobody should use: SHA-256(key + order).
def unsafe_mac(order):
    return sha256(KEY + order).digest()


def safe_mac(order):
    return hmac.digest(KEY, order, "sha256")


# What SHA-256 adds to an input of this many bytes.
def padding(length):
    zeros = bytes((55 - length) % 64)
    return b"\x80" + zeros + pack(">Q", 8 * length)


# The 64 constants of SHA-256: 32 bits of the cube roots of primes.
PRIMES = [n for n in range(2, 312)
          if all(n % d for d in range(2, n))]
CONSTANTS = [int(p ** (1 / 3) % 1 * 2 ** 32) for p in PRIMES]


def turn(word, places):
    return (word >> places | word << 32 - places) & 0xFFFFFFFF


# The compression function of SHA-256 (FIPS 180-4, section 6.2.2):
# the state of 32 bytes and a block of 64 bytes give the next state.
def compress(state, block):
    w = list(unpack(">16I", block))
    for i in range(16, 64):
        x, y = w[i - 15], w[i - 2]
        s0 = turn(x, 7) ^ turn(x, 18) ^ x >> 3
        s1 = turn(y, 17) ^ turn(y, 19) ^ y >> 10
        w.append((w[i - 16] + s0 + w[i - 7] + s1) & 0xFFFFFFFF)
    first = unpack(">8I", state)
    a, b, c, d, e, f, g, h = first
    for i in range(64):
        s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
        t1 = h + s1 + (e & f ^ ~e & g) + CONSTANTS[i] + w[i]
        s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
        t2 = s0 + (a & b ^ a & c ^ b & c)
        a, b, c, d, e, f, g, h = (
            (t1 + t2) & 0xFFFFFFFF, a, b, c,
            (d + t1) & 0xFFFFFFFF, e, f, g)
    last = a, b, c, d, e, f, g, h
    return pack(">8I", *((old + new) & 0xFFFFFFFF
                         for old, new in zip(first, last)))


# #region main
def extend(order, mac, more):
    # what SHA-256 adds to key and order
    pad = padding(16 + len(order))
    longer = order + pad + more
    block = more + padding(64 + len(more))
    # the compression function (not shown)
    # continues Ann's MAC with this block
    return longer, compress(mac, block)

order = b"pay 100 to bob"
more = b", 900 to mallory"

mac = unsafe_mac(order)
longer, guess = extend(order, mac, more)
print("SHA-256(key + order):",
      hmac.compare_digest(
          guess, unsafe_mac(longer)))

mac = safe_mac(order)
longer, guess = extend(order, mac, more)
print("HMAC:", hmac.compare_digest(
    guess, safe_mac(longer)))
# #endregion main
