import time

wall, steady = time.time(), time.monotonic()
time.sleep(2)
print(f"wall clock: {time.time() - wall:8.0f} s")
print(f"monotonic:  {time.monotonic() - steady:8.0f} s")
