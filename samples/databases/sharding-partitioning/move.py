def move(copied, arriving, rounds):  # rows a second
    left = 1_000_000
    for n in range(rounds):
        seconds = left / copied
        left = round(seconds * arriving)
        print(f'{seconds:6.1f} s, {left:8} rows came meanwhile')

print('1,000 rows a second arrive')
move(10_000, 1_000, 5)
print('12,000 rows a second arrive')
move(10_000, 12_000, 3)
