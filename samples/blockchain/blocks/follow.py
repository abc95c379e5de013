# #region follow
# What the node knows: the parent of each block.
# Here, "170" and "170b" stand for block hashes.
PARENT = {"170": "169", "170b": "169", "171b": "170b"}

def follow(chain, newest):
    # Go back from the newest block to one in our chain.
    new = []
    block = newest
    while block not in chain:
        new.insert(0, block)
        block = PARENT[block]
    common = block
    # Undo our blocks above the common block.
    while chain[-1] != common:
        print("undo", chain.pop())
    for block in new:
        print("add", block)
        chain.append(block)

chain = ["169"]
follow(chain, "170")
follow(chain, "171b")
# #endregion follow
