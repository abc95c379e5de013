# #region tenth
from decimal import Decimal

print((0.1).hex())
print(Decimal(0.1))
print(0.1 + 0.2, 0.1 + 0.2 == 0.3)
print(1e16 + 1 == 1e16, 1e308 * 10)
# #endregion tenth
