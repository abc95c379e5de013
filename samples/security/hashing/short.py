from hashlib import sha256
from itertools import count
from statistics import mean


# The first hexadecimal digits of the digest of one order.
def digest(search, number, digits):
    order = f"search {search}: pay {number} to bob"
    return sha256(order.encode()).hexdigest()[:digits]


# How many orders, until any two of them have the same digest?
def collision(search, digits):
    seen = set()
    for number in count(1):
        found = digest(search, number, digits)
        if found in seen:
            return number
        seen.add(found)


# How many orders, until one has the digest of order 0?
def preimage(search, digits):
    given = digest(search, 0, digits)
    for number in count(1):
        if digest(search, number, digits) == given:
            return number


# #region searches
for digits in 1, 2, 3:
    pair = mean(collision(search, digits)
                for search in range(400))
    one = mean(preimage(search, digits)
               for search in range(400))
    print(digits, "collision", round(pair),
          "preimage", round(one))
# #endregion searches
