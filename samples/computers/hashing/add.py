def number(data):
    total = 0
    for byte in data:
        total = total + byte
    return total % 1000

for film in (b'cat', b'cut', b'act'):
    print(film, number(film))
