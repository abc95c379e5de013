# eight slots, each a list of [key, name]
slots = [[] for number in range(8)]

def add(key, name):
    # the list of the home slot
    chain = slots[hash(key) % 8]
    for entry in chain:
        if entry[0] == key:
            # known key: replace the name
            entry[1] = name
            return
    chain.append([key, name])

def find(key):
    for entry in slots[hash(key) % 8]:
        if entry[0] == key:
            return entry[1]
    return None

add(3, "Ana")
add(6, "Dora")
add(11, "Ben")
add(19, "Cem")
print(slots[3])
print(find(19), find(14))
