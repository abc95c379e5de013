# #region follow
# What the node knows: the parent of each block.
PARENT = {"170": "169", "170b": "169", "171b": "170b"}

def follow(chain, newest):
    # Go back from the newest block to one that we know.
    new = []
    while newest not in chain:
        new.insert(0, newest)
        newest = PARENT[newest]
    # Undo our blocks above that one.
    while chain[-1] != newest:
        print("undo", chain.pop())
    for block in new:
        print("add", block)
        chain.append(block)

chain = ["169"]
follow(chain, "170")
follow(chain, "171b")
# #endregion follow
