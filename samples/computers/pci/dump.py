"""Prints the configuration space of all devices, as lspci -xxxx does."""
from contextlib import redirect_stdout
from io import StringIO

import walk
from machine import ask, write

# #region window
WINDOW = 0xB000_0000
write((0, 0, 0), 0x60, WINDOW | 1)   # in this host bridge, at 60


def read(device, offset):
    bus, slot, function = device
    return ask("readl", WINDOW + (bus << 20 | slot << 15
                                  | function << 12 | offset))
# #endregion window


with redirect_stdout(StringIO()):
    walk.scan(0)
for bus in range(walk.last_bus + 1):
    for device in [(bus, n >> 3, n & 7) for n in range(256)]:
        if read(device, 0) == walk.NOBODY:
            continue
        print(f"\n{walk.name(device)} device")
        for row in range(0, 4096, 16):
            line = b"".join(read(device, row + i).to_bytes(4, "little")
                            for i in range(0, 16, 4))
            print(f"{row:02x}:", line.hex(" "))
