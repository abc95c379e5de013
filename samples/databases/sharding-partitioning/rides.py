rides = [  # customer, month, minutes
    (3, 'Jan', 10), (8, 'Jan', 25), (5, 'Jan', 30),
    (2, 'Feb', 20), (7, 'Feb', 15), (3, 'Feb', 40),
    (8, 'Mar', 10), (3, 'Mar', 35), (6, 'Mar', 20),
]

read = minutes = 0
for ride in rides:
    read += 1
    if ride[1] == 'Mar':
        minutes += ride[2]
print(minutes, 'minutes,', read, 'rows read')
