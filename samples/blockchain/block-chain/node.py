from dataclasses import dataclass, field

# #region node
@dataclass
class Block:
    name: str
    parent: "Block | None"
    work: int                       # tries that its target demands
    spends: dict = field(default_factory=dict)      # coin -> receiver

    def total(self) -> int:
        return self.work + (self.parent.total() if self.parent else 0)

    def branch(self) -> list["Block"]:
        return (self.parent.branch() if self.parent else []) + [self]

class Node:
    def __init__(self, genesis: Block):
        self.tip, self.waiting = genesis, {}

    def receive(self, block: Block) -> None:
        old, new = self.tip.branch(), block.branch()
        if block.total() <= self.tip.total():
            print(f"{block.name}: stored, my tip stays {self.tip.name}")
            return
        gone = [b for b in old if b not in new]
        come = [b for b in new if b not in old]
        self.tip = block
        for b in reversed(gone):            # undo, the last one first
            self.waiting |= b.spends
        spent = {coin for b in new for coin in b.spends}
        lost = sorted(c for c in self.waiting if c in spent)
        for coin in lost:
            paid = self.waiting.pop(coin)
            now = next(b.spends[coin] for b in new if coin in b.spends)
            if paid != now:
                print(f"  {coin}: paid to {paid}, now paid to {now}")
        undone = ", ".join(b.name for b in reversed(gone)) or "nothing"
        done = ", ".join(b.name for b in come)
        print(f"{block.name}: undo {undone}; apply {done};",
              f"waiting again: {sorted(self.waiting) or 'nothing'}")
# #endregion node

# #region run
genesis = Block("G", None, 1)
a1 = Block("A1", genesis, 1, {"coin 1": "shop"})
a2 = Block("A2", a1, 1, {"coin 2": "bob"})
a3 = Block("A3", a2, 1)
b1 = Block("B1", genesis, 2, {"coin 1": "ann herself"})
b2 = Block("B2", b1, 2)

node = Node(genesis)
for block in a1, a2, a3, b1, b2:
    node.receive(block)
print("blocks on my chain:", len(node.tip.branch()),
      "and on the one given up:", len(a3.branch()))
# #endregion run
