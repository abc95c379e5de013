def home(customer, clock):
    for hour, computer in clock:
        if customer <= hour:
            return computer

before = [(6, 'ada'), (12, 'bob')]
after = [(6, 'ada'), (9, 'cai'), (12, 'bob')]

for customer in range(1, 13):
    old = home(customer, before)
    new = home(customer, after)
    if old != new:
        print(customer, old, '->', new)
