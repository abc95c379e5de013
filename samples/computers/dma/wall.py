import struct
import time
from machine import ask, configure, load, memory, start, store

EDU, OWN, IOMMU = 0xE000_0000, 0x40000, 0xFED9_0000
TEXT, PAGE = 0x1000, 0x30_1000
start("-machine q35 -m 8 -device intel-iommu -device edu,addr=3")
configure(3, 0, 0x10, EDU)         # where its registers shall be
configure(3, 0, 4, 6)              # registers 2, memory 4


# #region dma
def dma(source, target, direction):
    """The device copies 16 bytes between memory and its own buffer."""
    ask("writeq", EDU + 0x80, source)
    ask("writeq", EDU + 0x88, target)
    ask("writeq", EDU + 0x90, 16)
    ask("writel", EDU + 0x98, direction | 1)
    while load("readl", EDU + 0x98) & 1:
        time.sleep(0.01)


def write_to(address):
    store(PAGE, b"kernel's secrets")
    dma(OWN, address, 2)
    print(f"to {address:>8x}: the page holds"
          f" {memory(PAGE, 16).decode()!r}")
# #endregion dma


# #region open
print("== no wall; the page is at 301000")
store(TEXT, b"device was here!")
dma(TEXT, OWN, 0)                  # the device fetches its text
write_to(0x30_1000)
write_to(0x1030_1000)
# #endregion open


# #region wall
print("== a wall without doors")
ROOT, CONTEXT, HIGH, MIDDLE, LOW = range(0x10_0000, 0x10_5000, 0x1000)
ask("writeq", IOMMU + 0x20, ROOT)  # an empty table
for bit in 30, 31:                 # take the table; translate
    ask("writel", IOMMU + 0x18, 1 << bit)
    while not load("readl", IOMMU + 0x1C) & 1 << bit:
        time.sleep(0.01)
write_to(0x30_1000)
address, who = struct.unpack("<2Q", memory(IOMMU + 0x220, 16))
print(f"refused {who >> 8 & 255:02x}:{who >> 3 & 31:02x}.{who & 7},"
      f" address {address:x}, reason {who >> 32 & 255}")
# #endregion wall


# #region map
print("== a door: 5000 leads to 301000")
ask("writeq", ROOT, CONTEXT | 1)           # bus 0
ask("writeq", CONTEXT + 0x180, HIGH | 1)   # device 3
ask("writeq", CONTEXT + 0x188, 1 << 8 | 1) # three levels of tables
ask("writeq", HIGH, MIDDLE | 3)
ask("writeq", MIDDLE, LOW | 3)
ask("writeq", LOW + 5 * 8, 0x30_1000 | 3)
write_to(0x5000)
# #endregion map


# #region lazy
print("== the door is taken out of the table")
ask("writeq", LOW + 5 * 8, 0)
write_to(0x5000)
print("== the IOMMU is told to forget")
ask("writeq", IOMMU + 0xF8, 1 << 63 | 1 << 60)
write_to(0x5000)
# #endregion lazy
