slots = [None] * 8
GONE = (object(), None)

# #region same
def search(key):
    at = key % len(slots)
    while slots[at] and slots[at][0] != key:
        at = (at + 1) % len(slots)
    return at

def find(key):
    return slots[search(key)]

def remove(key):
    if find(key):
        slots[search(key)] = GONE

# #endregion same
def grow():
    global slots
    old, slots = slots, [None] * (2 * len(slots))
    for entry in old:
        if entry and entry != GONE:
            slots[search(entry[0])] = entry

def put(key, name):
    if slots.count(None) <= len(slots) / 4:
        grow()
    slots[search(key)] = (key, name)

for key in (3, 11, 19, 6, 8, 17, 2):
    put(key, 'parcel')
print(len(slots), search(11))
for key in range(20, 28):
    put(key, 'parcel')
    remove(key)
print(len(slots), find(28))
