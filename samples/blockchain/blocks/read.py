from block import BODY, HEADER, TARGET
from block import date, number, sha256d, short

# #region print
print("header:", len(HEADER), "bytes")
print("body:", len(BODY), "bytes")
print("version:", number(HEADER[0:4]))
print("parent hash:", short(HEADER[4:36]))
print("Merkle root:", short(HEADER[36:68]))
print("time:", date(number(HEADER[68:72])))
print("target:", short(TARGET))
print("nonce:", number(HEADER[76:80]))
print("block hash:", short(sha256d(HEADER)))
# #endregion print
