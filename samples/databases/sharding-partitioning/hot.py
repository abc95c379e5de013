# #region rides
import random
from hashlib import sha256

random.seed(7)
rides = []  # month, customer, number of the ride
for number in range(480_000):
    post = random.random() < 0.2
    customer = 'post' if post else random.randrange(10_000)
    rides.append((number // 40_000, customer, number))
# #endregion rides

def hashed(key, shards):
    digest = sha256(str(key).encode()).digest()
    return int.from_bytes(digest[:8], 'big') % shards

def by_month(month, customer, number, shards):
    return month * shards // 12

def by_customer(month, customer, number, shards):
    return hashed(customer, shards)

def in_pieces(month, customer, number, shards):
    if customer == 'post':
        customer = f'post-{number % 64}'
    return hashed(customer, shards)

# #region count
for rule in by_month, by_customer, in_pieces:
    for shards in 4, 12, 48:
        homes = [rule(*ride, shards) for ride in rides]
        shares = []
        for some in homes, homes[-40_000:]:
            most = max(some.count(n) for n in range(shards))
            shares.append(f'{100 * most / len(some):.0f} %')
        print(f'{rule.__name__:12} {shards:2} shards:', *shares)
# #endregion count
