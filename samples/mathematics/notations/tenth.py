# #region tenth
from decimal import Decimal

print((0.1).hex())
print(Decimal(0.1))
print(0.1 + 0.2, 0.1 + 0.2 == 0.3)
print(f"{299792458:.2e} {0.000123456:.2e}")
# #endregion tenth
