# #region limits
most, least = 2**31 - 1, -2**31
print(most + 1, -least)
print(1 << 32)
print(-7 // 2, -7 % 2, -7 >> 1)
# #endregion limits
