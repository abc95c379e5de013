# polynomial, start, bits of bytes reversed, last XOR
KINDS = {
    'zlib':    (0x04C11DB7, 0xFFFFFFFF, True, 0xFFFFFFFF),
    'bzip2':   (0x04C11DB7, 0xFFFFFFFF, False, 0xFFFFFFFF),
    'POSIX':   (0x04C11DB7, 0, False, 0xFFFFFFFF),
    'MPEG-2':  (0x04C11DB7, 0xFFFFFFFF, False, 0),
    'CRC-32C': (0x1EDC6F41, 0xFFFFFFFF, True, 0xFFFFFFFF),
}

def crc(data, polynomial, start, reverse, last):
    register = start
    for byte in data:
        bits = f'{byte:08b}'
        for bit in bits[::-1] if reverse else bits:
            top = register >> 31 ^ int(bit)
            register = register << 1 & 0xFFFFFFFF
            if top:
                register ^= polynomial
    if reverse:
        register = int(f'{register:032b}'[::-1], 2)
    return register ^ last

for name, kind in KINDS.items():
    print(f'{name:8}{crc(b"123456789", *kind):08x}')
print(crc(b'123456789' + bytes([9]), *KINDS['POSIX']))
