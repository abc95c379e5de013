CUSTOMER, MONTH, MINUTES = 0, 1, 2
rides = [
    (3, 'Jan', 10), (8, 'Jan', 25), (5, 'Jan', 30),
    (2, 'Feb', 20), (7, 'Feb', 15), (3, 'Feb', 40),
    (8, 'Mar', 10), (3, 'Mar', 35), (6, 'Mar', 20),
]

def home(customer):
    return ['ada', 'bob'][customer % 2]

parts = {'ada': [], 'bob': []}
for ride in rides:
    parts[home(ride[CUSTOMER])].append(ride)

def ask(names, column, value):
    read = minutes = 0
    for name in names:
        for ride in parts[name]:
            read += 1
            if ride[column] == value:
                minutes += ride[MINUTES]
    print(names, minutes, 'minutes,', read, 'rows read')

ask([home(3)], CUSTOMER, 3)
ask(['ada', 'bob'], MONTH, 'Mar')
