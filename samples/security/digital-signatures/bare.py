# Ann's public key: n, e. Private key: d.
# pow(a, b, n): remainder of a**b by n.
n, e, d = 3233, 17, 2753

def sign(number):
    return pow(number, d, n)

def verify(number, signature):
    return pow(signature, e, n) == number

# Ann signs 2 and 50, as Eve asked.
two, fifty = sign(2), sign(50)

# Eve multiplies the signatures, because
# 2**d * 50**d == 100**d,
# also for the remainders.
product = two * fifty % n
print(100, verify(100, product))

# Eve begins with 7, as a signature,
# and computes the number that 7 signs.
# pow(7, e, n) is what verify calculates.
number = pow(7, e, n)
print(number, verify(number, 7))
