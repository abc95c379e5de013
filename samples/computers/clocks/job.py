import time

wall = time.time()
steady = time.monotonic()
time.sleep(2)
print("wall clock:", round(time.time() - wall), "s")
print("monotonic: ", round(time.monotonic() - steady), "s")
