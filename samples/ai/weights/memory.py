# #region memory
GB = 1e9
parameters, layers, kv_heads, head = 8e9, 32, 8, 128
bandwidth = 100 * GB  # bytes a second: an assumption, put in yours

print("bits  weights  tokens a second, at most")
for bits in [32, 16, 8, 4.5]:
    size = parameters * bits / 8
    print(f"{bits:4}  {size / GB:4.1f} GB  {bandwidth / size:6.1f}")

# For each token: a key and a value, per layer and head, 2 bytes each.
per_token = 2 * layers * kv_heads * head * 2
print(f"cache: {per_token / 1024:.0f} KiB for a token")
for tokens in [1_000, 32_000, 128_000]:
    cache = per_token * tokens
    speed = bandwidth / (parameters * 4.5 / 8 + cache)
    print(f"{tokens:7,} tokens: {cache / GB:4.1f} GB,"
          f" then {speed:4.1f} tokens a second at 4.5 bits")
# #endregion memory
