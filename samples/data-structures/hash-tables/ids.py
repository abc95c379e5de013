import json, time

def unique(ids):
    start = time.perf_counter()
    set(ids)
    return f'{time.perf_counter() - start:.1f} s'

for step in (2**61, 2**61 - 1):
    ids = [step * i for i in range(20_000)]
    ids = json.loads(json.dumps(ids))
    print(unique(ids), unique(map(str, ids)))
