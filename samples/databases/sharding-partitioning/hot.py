import random
from hashlib import sha256

def by_customer(n, customer, shards):
    digest = sha256(str(customer).encode()).digest()
    return int.from_bytes(digest[:8], 'big') % shards

def in_pieces(n, customer, shards):
    if customer == 'post':
        customer = f'post-{n % 64}'
    return by_customer(n, customer, shards)

random.seed(7)
rides = [(n, 'post' if random.random() < 0.2
          else random.randrange(10_000)) for n in range(480_000)]
for rule in by_customer, in_pieces:
    for shards in 4, 12, 48:
        homes = [rule(*ride, shards) for ride in rides]
        most = max(map(homes.count, range(shards)))
        print(f'{100 * most / len(rides):2.0f} %',
              shards, 'shards', rule.__name__)
