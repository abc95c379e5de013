from hashlib import sha256
from zlib import adler32, crc32

def java(data):  # String.hashCode, for ASCII
    code = 0
    for byte in data:
        code = (31 * code + byte) & 0xFFFFFFFF
    return code

def sha(data):  # SHA-256, the first 32 bits
    return sha256(data).digest()[:4]

pages = [b'/list?page=%d&user=%d' % divmod(n, 1000)
         for n in range(1_000_000)]
tokens = [sha256(page).hexdigest()[:16].encode()
          for page in pages]
print('           pages  tokens')
for name, hash32 in (('Adler-32', adler32), ('CRC-32', crc32),
                     ('hashCode', java), ('SHA-256', sha)):
    lost = [1_000_000 - len({hash32(key) for key in keys})
            for keys in (pages, tokens)]
    print(f'{name:8}{lost[0]:8}{lost[1]:8}')
