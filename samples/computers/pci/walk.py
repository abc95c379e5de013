from machine import ask, read, write

KINDS = {0x0106: "SATA", 0x0108: "NVMe", 0x0380: "display",
         0x0600: "host bridge", 0x0601: "ISA bridge",
         0x0604: "bridge", 0x0C05: "SMBus"}
NOBODY, MEMORY, MASTER, MIB = 0xFFFF_FFFF, 2, 4, 1 << 20
last_bus = 0
free = 0xE000_0000
found = {}


def name(device):
    return "{:02x}:{:02x}.{}".format(*device)


# #region size
def ranges(device, registers):
    """Each memory range that a device asks for: the place of its BAR,
    what the BAR holds after all ones were written, and the size."""
    offset, end = 0x10, 0x10 + 4 * registers
    while offset < end:
        before = read(device, offset)
        write(device, offset, 0xFFFF_FFFF)
        mask = read(device, offset)
        write(device, offset, before)
        if mask and not mask & 1:            # bit 0: ports, not memory
            yield offset, mask, -(mask & ~15) & 0xFFFF_FFFF
        offset += 8 if mask & 6 == 4 else 4  # 64-bit: two registers
# #endregion size


# #region scan
def scan(bus):
    for slot in range(32):
        if read((bus, slot, 0), 0) == NOBODY:
            continue
        several = read((bus, slot, 0), 0x0E, 1) & 0x80
        for function in range(8 if several else 1):
            device = bus, slot, function
            if read(device, 0) != NOBODY:
                set_up(device)


def set_up(device):
    global free
    maker, product = read(device, 0, 2), read(device, 2, 2)
    kind = KINDS[read(device, 0x0A, 2)]
    found[kind] = device
    print(f"{name(device)}  {maker:04x}:{product:04x}  {kind}")
    is_bridge = read(device, 0x0E, 1) & 0x7F == 1
    for offset, mask, size in ranges(device, 2 if is_bridge else 6):
        free = (free + size - 1) & -size     # aligned to its size
        write(device, offset, free)
        print(f"  BAR {mask:x}: {size >> 10} KiB at {free:x}")
        free += size
    if is_bridge:
        open_bridge(device)
    write(device, 4, MEMORY | MASTER)
# #endregion scan


# #region open
def open_bridge(bridge):
    """Numbers the bus below, sets it up, and lets it pass."""
    global last_bus, free
    last_bus += 1
    mine = last_bus
    start = free = (free + MIB - 1) & -MIB
    write(bridge, 0x18, 255 << 16 | mine << 8 | bridge[0])
    scan(mine)
    write(bridge, 0x18, last_bus << 16 | mine << 8 | bridge[0])
    free = (free + MIB - 1) & -MIB
    write(bridge, 0x20, (free - 1) & 0xFFF0_0000 | start >> 16)
    if free > start:
        print(f"{name(bridge)}  passes on {start:x}-{free - 1:x}")
# #endregion open


# #region main
if __name__ == "__main__":
    print(f"01:00.0  {read((1, 0, 0), 0):x}")
    scan(0)
    disk = read(found["NVMe"], 0x10) & ~15
    version = ask("readl", disk + 8)
    print(f"{disk + 8:x} holds {version:08x}:"
          f" NVMe {version >> 16}.{version >> 8 & 255}")
# #endregion main
