from zlib import crc32

# #region forge
def forge(text, wanted):
    """Four bytes that give text + bytes the CRC that is wanted."""
    def crc(tail):
        return crc32(text + tail.to_bytes(4, "little"))

    base, rows = crc(0), {}
    for bit in range(32):  # what each bit of the tail changes
        effect, tail = crc(1 << bit) ^ base, 1 << bit
        while effect and effect.bit_length() in rows:
            other, bits = rows[effect.bit_length()]
            effect, tail = effect ^ other, tail ^ bits
        rows[effect.bit_length()] = effect, tail

    missing, tail = base ^ wanted, 0
    while missing:
        effect, bits = rows[missing.bit_length()]
        missing, tail = missing ^ effect, tail ^ bits
    return text + tail.to_bytes(4, "little")

honest = b"pay 100 to bob"
forged = forge(b"pay 900 to bob", crc32(honest))
print(honest, f"{crc32(honest):08x}")
print(forged, f"{crc32(forged):08x}")
# #endregion forge
