from capture import trace

for line in trace(lost=b"two "):
    print(line)
