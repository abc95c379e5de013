slots = [None] * 8

def put(key, name):
    slots[key % 8] = (key, name)

def find(key):
    entry = slots[key % 8]
    if entry and entry[0] == key:
        return entry[1]

put(3, 'Ana')
put(6, 'Dora')
print(find(3))
print(find(14))
put(11, 'Ben')
print(find(3))
