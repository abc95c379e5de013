import time
from machine import ask, configure, load, memory, start, store

EDU, OWN, IOMMU = 0xE000_0000, 0x40000, 0xFED9_0000
TEXT, TO_MEMORY = 0x1000, 2
ROOT, CONTEXT, HIGH, MIDDLE, LOW = range(0x10_0000, 0x10_5000, 0x1000)


def copy(source, target, direction):
    """The device copies 16 bytes between memory and its own buffer."""
    ask("writeq", EDU + 0x80, source)
    ask("writeq", EDU + 0x88, target)
    ask("writeq", EDU + 0x90, 16)
    ask("writel", EDU + 0x98, direction | 1)
    while load("readl", EDU + 0x98) & 1:
        time.sleep(0.01)


def start_machine():
    start("-machine q35 -m 8 -device intel-iommu -device edu,addr=3")
    configure(3, 0, 0x10, EDU)         # where its registers shall be
    configure(3, 0, 4, 2 | 4)          # registers, DMA
    store(TEXT, b"device was here!")
    copy(TEXT, OWN, 0)                 # the device fetches its text


def switch_on_iommu():
    ask("writeq", IOMMU + 0x20, ROOT)  # an empty table
    for bit in 30, 31:                 # take the table; translate
        ask("writel", IOMMU + 0x18, 1 << bit)
        while not load("readl", IOMMU + 0x1C) & 1 << bit:
            time.sleep(0.01)


def allow(dma_address, address):
    """Tables for this device, with an entry for one page."""
    ask("writeq", ROOT, CONTEXT | 1)           # bus 0
    ask("writeq", CONTEXT + 0x180, HIGH | 1)   # device 3
    ask("writeq", CONTEXT + 0x188, 1 << 8 | 1) # three levels
    ask("writeq", HIGH, MIDDLE | 3)
    ask("writeq", MIDDLE, LOW | 3)
    ask("writeq", LOW + (dma_address >> 12) * 8, address | 3)


# #region main
def device_writes(address):
    # put 16 letters at 301000
    store(0x301000, b"Mia's passphrase")
    # order the device to copy 16 letters
    # of its own to this address
    copy(OWN, address, TO_MEMORY)
    text = memory(0x301000, 16).decode()
    print(f"to {address:6x}: {text}")


start_machine()
print("without IOMMU")
device_writes(0x301000)
switch_on_iommu()
print("with IOMMU, empty table")
device_writes(0x301000)
# entry: address 5000 leads to 301000
allow(0x5000, 0x301000)
print("with an entry for 5000")
device_writes(0x5000)
# #endregion main
