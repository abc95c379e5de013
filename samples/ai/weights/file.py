import json
import struct

# #region write
# A model of two layers: names, shapes and numbers, and no code.
tensors = {
    "hidden.weight": ("F32", [2, 3], [0.5, -1.0, 2.0, 0.25, 0.0, 1.5]),
    "hidden.bias": ("F32", [2], [0.1, -0.1]),
    "out.weight": ("F32", [1, 2], [3.0, -3.0]),
}
header, data = {"__metadata__": {"note": "two layers"}}, b""
for name, (dtype, shape, numbers) in tensors.items():
    start = len(data)
    data += struct.pack(f"<{len(numbers)}f", *numbers)
    header[name] = {"dtype": dtype, "shape": shape,
                    "data_offsets": [start, len(data)]}
text = json.dumps(header).encode()
text += b" " * (-len(text) % 8)
with open("model.safetensors", "wb") as file:
    file.write(struct.pack("<Q", len(text)) + text + data)
# #endregion write

# #region read
with open("model.safetensors", "rb") as file:
    (size,) = struct.unpack("<Q", file.read(8))
    found = json.loads(file.read(size))
    print(f"8 bytes of length, {size} of JSON, then numbers")
    for name, about in found.items():
        if name == "__metadata__":
            continue
        start, end = about["data_offsets"]
        print(f"{name:14} {about['dtype']} {about['shape']!s:7}"
              f" bytes {start}-{end}")
    start, end = found["out.weight"]["data_offsets"]
    file.seek(8 + size + start)
    print("out.weight =", struct.unpack("<2f", file.read(end - start)))
# #endregion read
