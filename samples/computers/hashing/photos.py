import sys
from hashlib import sha256

digits = int(sys.argv[1])
for word in sys.argv[2:]:
    seen = {}
    photo = 0
    while True:
        photo += 1
        name = f'{word}-{photo}'
        full = sha256(name.encode()).hexdigest()
        short = full[:digits]
        if short in seen:
            break
        seen[short] = name
    print(seen[short], 'and', name, 'share', short)
