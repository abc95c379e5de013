A = {1, 2, 3, 4}
B = {3, 4, 5}
print(3 in A)  # 3 ∈ A
print({3, 4} <= A)  # {3, 4} ⊆ A
print({x for x in A if x > 2})  # { x ∈ A | x > 2 }
print(A | B)  # A ∪ B
print(A & B)  # A ∩ B
print(len(A))  # |A|
