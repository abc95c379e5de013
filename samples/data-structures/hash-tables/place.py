slots = [None] * 8

def put(key, name):
    slots[key % 8] = name

def find(key):
    return slots[key % 8]

put(3, 'Ana')
put(6, 'Dora')
print(find(3))
print(find(14))
