def say(name, value):
    print("evaluates", name)
    return value


print(say("a", 3) + say("b", 4) * say("c", 2))
print(say("left", 0) and say("right", 1))
