import struct


# #region formats
def table(exponent_bits, fraction_bits, top):
    """Every value of a small float, by its bits, without the sign."""
    bias = 2 ** (exponent_bits - 1) - 1
    values = {}
    for bits in range(2 ** (exponent_bits + fraction_bits)):
        exponent, fraction = divmod(bits, 2**fraction_bits)
        part = fraction / 2**fraction_bits
        value = ((1 + part) * 2.0 ** (exponent - bias) if exponent
                 else part * 2.0 ** (1 - bias))
        if value <= top:
            values[bits] = value
    return values


FORMATS = [("bf16", 8, 7, 3.4e38), ("fp16", 5, 10, 65504),
           ("fp8 e5m2", 5, 2, 57344), ("fp8 e4m3", 4, 3, 448),
           ("fp4 e2m1", 2, 1, 6)]
for number in [0.1, 100.1, 70000]:
    (bits,) = struct.unpack(">I", struct.pack(">f", number))
    print(f"{number} in fp32: {bits >> 23:09b} {bits & 0x7FFFFF:023b}")
    for name, exponent, fraction, top in FORMATS:
        values = table(exponent, fraction, top)
        bits = min(values, key=lambda key: abs(values[key] - number))
        digits = f"{bits:0{exponent + fraction}b}"
        note = " (the largest)" if number > top else ""
        print(f"  {name:8} 0{digits[:exponent]:8} "
              f"{digits[exponent:]:10} = {values[bits]:.7g}{note}")
# #endregion formats
