import signal
from wire import ASK, serve

# #region stock
NAMES = {"rolls": 2, "buns": 2, "bread": 3}  # 1: the folder itself
STOCK = {2: 9, 3: 30}
# #endregion stock

# #region text
def contents(number):
    return f"{STOCK[number]}\n".encode()

def lookup(name):
    return NAMES.get(name, 0)  # 0: no such name
# #endregion text

# #region describe
def describe(number):
    if number == 1:
        return "directory", 0
    return "file", len(contents(number))
# #endregion describe

# #region reading
def read(number, start, size):
    return contents(number)[start:start + size]
# #endregion reading

def names(number):
    return NAMES

def write(number, start, data):
    STOCK[number] = int(data)
    return len(data)

# #region oven
def opened(number):
    return ASK

def bake(*_):
    STOCK[2] = 120
# #endregion oven

signal.signal(signal.SIGUSR1, bake)
serve("box", trust=60, table={
    "LOOKUP": lookup,
    "GETATTR": describe,
    "OPEN": opened,
    "READ": read,
    "READDIR": names,
    "SETATTR": describe,  # changes nothing, says what is
    "WRITE": write,
})
