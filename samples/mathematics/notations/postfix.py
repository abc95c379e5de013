stack = []
for word in '3 4 2 * +'.split():
    if word == '+' or word == '*':
        b = stack.pop()
        a = stack.pop()
        if word == '+':
            stack.append(a + b)
        else:
            stack.append(a * b)
    else:
        stack.append(int(word))
    print(word, stack)
