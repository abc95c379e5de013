import time

from machine import Machine

# #region main
USE, LOCK, OPEN = 0x08, 0x10, 0x40


def set_register(value):
    """Register 9d of the host bridge, and what it holds then."""
    pc.ask("outl", 0xCF8, 1 << 31 | 0x9C)
    pc.ask("outb", 0xCFD, value)
    return pc.ask("inb", 0xCFD)


def show(what):
    print(f"{what:30}  a0000: {pc.ask('readl', 0xA_0000):x}")


with Machine("q35", "-device VGA") as pc:
    pc.ask("outw", 0x3C4, 0x0F02)        # the display takes writes
    pc.ask("outw", 0x3C4, 0x0804)
    pc.ask("writel", 0xA_0000, 0xD15B1A)
    show("the display's memory")

    set_register(USE | OPEN)
    pc.ask("writel", 0xA_0000, 0x5EC2E7)
    show("open, and written")
    set_register(USE)
    show("closed")
    set_register(USE | LOCK)
    answer = set_register(USE | OPEN)
    show(f"locked, opened? says {answer:x}")

    pc.ask("outb", 0xCF9, 2)               # the way to a reset
    pc.ask("outb", 0xCF9, 6)
    while set_register(USE | OPEN) & LOCK:   # until that is done
        time.sleep(0.01)
    show("after a reset, and opened")
# #endregion main
