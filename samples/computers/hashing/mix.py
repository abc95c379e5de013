def number(data):
    total = 0
    for byte in data:
        total = (total * 31 + byte) % 1000
    return total

for film in (b'cat', b'cut', b'act'):
    print(film, number(film))
