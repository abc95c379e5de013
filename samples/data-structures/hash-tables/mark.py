slots = [None] * 8
GONE = (object(), None)

def search(key):
    at = key % 8
    while slots[at] and slots[at][0] != key:
        at = (at + 1) % 8
    return at

def put(key, name):
    slots[search(key)] = (key, name)

def find(key):
    return slots[search(key)]

def remove(key):
    if find(key):
        slots[search(key)] = GONE

put(3, 'Ana')
put(11, 'Ben')
put(19, 'Cem')
put(6, 'Dora')
remove(11)
print(find(19), find(11))
