import sys, zlib
for word in sys.argv[1:]:
    print(f"{zlib.crc32(word.encode()):08x}", word)
