CUSTOMER, MONTH, MINUTES = 0, 1, 2
rides = [
    (3, 'Jan', 10), (8, 'Jan', 25), (5, 'Jan', 30),
    (2, 'Feb', 20), (7, 'Feb', 15), (3, 'Feb', 40),
    (8, 'Mar', 10), (3, 'Mar', 35), (6, 'Mar', 20),
]

parts = {'Jan': [], 'Feb': [], 'Mar': []}
for ride in rides:
    parts[ride[MONTH]].append(ride)

def ask(names, column, value):
    read = minutes = 0
    for name in names:
        for ride in parts[name]:
            read += 1
            if ride[column] == value:
                minutes += ride[MINUTES]
    print(minutes, 'minutes,', read, 'rows read')

ask(['Mar'], MONTH, 'Mar')
ask(['Jan', 'Feb', 'Mar'], CUSTOMER, 3)
