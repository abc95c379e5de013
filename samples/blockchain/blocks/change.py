from block import COINBASE, HEADER, HEADER_171, PAYMENT
from block import TARGET, number, satoshis, sha256d, short

# #region change
def show(payment):
    pair = sha256d(COINBASE) + sha256d(payment)
    root = sha256d(pair)
    # Replace the Merkle root in the header.
    header = HEADER[:36] + root + HEADER[68:]
    block_hash = sha256d(header)
    print("  Merkle root:", short(root))
    print("  block hash:", short(block_hash))
    print("  fits block 171:",
          block_hash == HEADER_171[4:36])
    print("  at most the target:",
          number(block_hash) <= TARGET)

print("10 bitcoins")
show(PAYMENT)
print("11 bitcoins")
show(PAYMENT.replace(satoshis(10), satoshis(11)))
# #endregion change
