RATES = {  # version: GT/s, bits of data, bits sent for them
    "1.0": (2.5, 8, 10), "2.0": (5, 8, 10), "3.0": (8, 128, 130),
    "4.0": (16, 128, 130), "5.0": (32, 128, 130)}


def lane(version):
    """Gigabytes a second of one lane in one direction."""
    transfers, data, sent = RATES[version]
    return transfers * data / sent / 8  # 8 bits in a byte


print("PCIe  GT/s     x1      x4     x16")
for version, (transfers, _, _) in RATES.items():
    widths = (f"{lane(version) * n:7.2f}" for n in (1, 4, 16))
    print(f"{version}  {transfers:5}", *widths)
