import time

for i in range(4):
    start = time.monotonic()
    time.sleep(0.010)
    took = time.monotonic() - start
    print(f"slept {took * 1000:.2f} ms")
