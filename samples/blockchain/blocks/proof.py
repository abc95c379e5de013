from math import ceil, log2

from block import COINBASE, HEADER, PAYMENT, sha256d

# #region proof
# The full node sends the payment and its proof.
payment = PAYMENT
proof = [sha256d(COINBASE)]

# The light client computes the Merkle root.
root = sha256d(payment)
for other in proof:
    # The coinbase comes first in the block.
    root = sha256d(other + root)
# Compare with the Merkle root in the header.
print("in block 170:", root == HEADER[36:68])

for count in 2, 4, 1_000, 4_000:
    hashes = ceil(log2(count))
    print(count, "transactions:",
          32 * hashes, "bytes")
# #endregion proof
