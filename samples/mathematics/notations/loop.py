total = 0
product = 1
for i in range(1, 4 + 1):
    total = total + i * i
    product = product * i * i
print(total, product)
