import sys

prices = {'bread': 4, 'roll': 1}
for line in sys.stdin:
    what = line.strip()
    if what in prices:
        print(what, prices[what])
    else:
        print('no price for', what)
