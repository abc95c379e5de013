from zlib import crc32

def back(register):
    for bit in range(32):
        if register & 0x80000000:
            register = (register ^ 0xEDB88320) << 1 | 1
        else:
            register = register << 1
    return register

def forge(data, wanted):
    four = back(wanted ^ 0xFFFFFFFF) ^ crc32(data) ^ 0xFFFFFFFF
    return data + four.to_bytes(4, 'little')

paid = b'pay 100 to ann'
fake = forge(b'pay 900 to eve', crc32(paid))
print(f'{crc32(paid):08x} {paid}')
print(f'{crc32(fake):08x} {fake}')
