def day(places):
    waiting, lost = [], 0
    for second in range(86400):
        if len(waiting) < places:
            waiting.append(second)
        else:
            lost += 1
        if second % 2 == 1:
            age = second - waiting.pop(0)
    print(f'{places} places: {lost} lost, {age} seconds late')

day(100)
day(1000)
