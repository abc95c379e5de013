import time

start = time.perf_counter()
time.sleep(0.001)
slept = (time.perf_counter() - start) * 1000

print("slept 1 ms or longer:", slept >= 1)
print(f"measured: {slept:.3f} ms")
