stack = []
for part in '3 4 2 * +'.split():
    if part == '+' or part == '*':
        right = stack.pop()
        left = stack.pop()
        if part == '+':
            stack.append(left + right)
        else:
            stack.append(left * right)
    else:
        stack.append(int(part))
    print(part, stack)
