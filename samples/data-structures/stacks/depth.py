# #region depth
def by_calls(box):
    return 0 if box is None else 1 + by_calls(box["inside"])


def by_stack(box):
    depth, stack = 0, [box]
    while stack:
        box = stack.pop()
        if box is not None:
            depth += 1
            stack.append(box["inside"])
    return depth


box = None
for _ in range(100_000):
    box = {"inside": box}

print("own stack: ", by_stack(box))
try:
    print("call stack:", by_calls(box))
except RecursionError as error:
    print("call stack:", error)
# #endregion depth
