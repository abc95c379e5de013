import random

# #region lora
draw = random.Random(3)
SIZE, RANK = 64, 2


def matrix(rows, columns):
    return [[draw.gauss(0, 1) for _ in range(columns)]
            for _ in range(rows)]


def times(left, right):
    columns = list(zip(*right))
    return [[sum(a * b for a, b in zip(row, column))
             for column in columns] for row in left]


def plus(left, right):
    return [[a + b for a, b in zip(*rows)] for rows in zip(left, right)]


weights = matrix(SIZE, SIZE)
down, up = matrix(SIZE, RANK), matrix(RANK, SIZE)
text = matrix(1, SIZE)
beside = plus(times(text, weights), times(times(text, down), up))
merged = times(text, plus(weights, times(down, up)))
gap = max(abs(a - b) for a, b in zip(beside[0], merged[0]))
print("beside the weights and merged agree:", gap < 1e-9)
for size, rank in [(SIZE, RANK), (4096, 16)]:
    whole, adapter = size * size, 2 * size * rank
    print(f"{size} x {size}, rank {rank}: {adapter:,} numbers"
          f" instead of {whole:,} ({adapter / whole:.1%})")
# #endregion lora
