RATES = {  # version: GT/s, bytes that carry packets, bytes sent
    "1": (2.5, 8, 10), "2": (5, 8, 10), "3": (8, 128, 130),
    "4": (16, 128, 130), "5": (32, 128, 130),
    "6": (64, 236, 256), "7": (128, 236, 256)}


def lane(version):
    rate, useful, sent = RATES[version]
    return rate / 8 * useful / sent


print("PCIe  GT/s       x1      x4     x16")
for version, (rate, _, _) in RATES.items():
    widths = (f"{lane(version) * n:7.2f}" for n in (1, 4, 16))
    print(f"{version}.0  {rate:5}  ", *widths, " GB/s, each way")

HEADER, FRAME = 16, 8  # 64-bit address; start, number and checksum
for payload in 128, 256, 512:
    share = payload / (payload + HEADER + FRAME)
    print(f"4.0 x4, {payload} bytes of data a packet:"
          f" {lane('4') * 4 * share:.2f} GB/s")
