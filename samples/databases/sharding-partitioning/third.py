def before(customer):
    return ['ada', 'bob'][customer % 2]

def after(customer):
    return ['ada', 'bob', 'cai'][customer % 3]

moves = 0
for customer in range(1, 13):
    if before(customer) != after(customer):
        moves += 1
        print(customer, before(customer), '->', after(customer))
print(moves, 'of 12 move')
