from hashlib import sha256

def digest(text):
    return sha256(text.encode()).hexdigest()

old = digest("pay 100 to bob")
new = digest("pay 900 to bob")
print("digits:", len(old))
print("100:", old[:16])
print("900:", new[:16])

# ^ leaves a 1 for each bit that differs
different = int(old, 16) ^ int(new, 16)
print("different bits:", different.bit_count())
