print(0xFF)        # base 16
print(0b11111111)  # base 2
