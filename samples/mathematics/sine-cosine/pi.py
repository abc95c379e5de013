# #region pi
import math
from decimal import Decimal

pi = Decimal("3.14159265358979323846264338327950288")
print(math.sin(math.pi))
print(pi - Decimal(math.pi))
# #endregion pi
