def offset(t1, t2, t3, t4):
    return ((t2 - t1) + (t3 - t4)) / 2

print("30 ms there, 30 back:", offset(0, 130, 131, 61))
print("50 ms there, 10 back:", offset(0, 150, 151, 61))
