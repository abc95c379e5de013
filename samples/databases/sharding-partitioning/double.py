for old, new in (2, 3), (2, 4), (4, 5), (4, 8):
    keys = range(old * new * 10)
    moved = [key for key in keys if key % old != key % new]
    useless = [key for key in moved if key % new < old]
    print(old, 'to', new, 'computers:',
          f'{100 * len(moved) / len(keys):.0f} % move,',
          f'{100 * len(useless) / len(keys):.0f} % to an old one')
