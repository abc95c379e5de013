from hashlib import sha256

def joined(fields):
    return ''.join(fields).encode()

def separated(fields):
    return '|'.join(fields).encode()

def measured(fields):
    data = b''
    for field in fields:
        field = field.encode()
        data += len(field).to_bytes(8, 'big') + field
    return data

for way in joined, separated, measured:
    for a, b in ((('ann', '12'), ('ann1', '2')),
                 (('ann|1', '2'), ('ann', '1|2'))):
        same = sha256(way(a)).digest() == sha256(way(b)).digest()
        print(way.__name__, a, b, 'SAME' if same else 'differ')
