"""Two ways to read 32 sectors of a disk, with registers as old as the PC."""
import time
from machine import ask, configure, load, made, memory, start, write

SECTORS, SIZE = 32, 16384
DATA, STATUS = 0x1F0, 0x1F7              # registers of the disk
ENGINE = 0xC000                          # registers of its DMA engine
COMMAND, REPORT, TABLE = ENGINE, ENGINE + 2, ENGINE + 4
START, TO_MEMORY, DONE = 1, 8, 4
DESCRIPTORS = 0x60000                    # in memory
READ_DATA, READ_DMA = 0x20, 0xC8         # commands of the disk

PHOTO = b"".join(b"sector %8d " % n * 32 for n in range(SECTORS))


def start_machine():
    with open("disk.img", "wb") as image:
        image.write(PHOTO)
    start("-machine pc -m 4 -drive if=ide,format=raw,"
          "file.filename=disk.img,file.locking=off")


def wait_for(register, mask, value):
    while load("inb", register) & mask != value:
        time.sleep(0.001)


def order_sectors(command):
    """Six writes: how many sectors, from which one on, and what to do."""
    for register, value in enumerate([SECTORS, 0, 0, 0, 0xE0, command], 0x1F2):
        write("outb", register, value)


def wait_for_sector():
    wait_for(STATUS, 0x88, 0x08)


def load_data():
    made["loads of data"] += 1
    return load("inw", DATA).to_bytes(2, "little")


def allow_dma():
    """Four writes: the engine's registers, and the bits for them and for DMA."""
    configure(1, 1, 0x20, ENGINE)
    configure(1, 1, 4, 1 | 4)


def write_descriptors(parts):
    """One write of 8 bytes each: address, length, and a mark on the last."""
    for number, (address, length) in enumerate(parts):
        last = number == len(parts) - 1
        write("writeq", DESCRIPTORS + 8 * number,
              address | length << 32 | last << 63)


def write_register(register, value):
    write("outb" if register == COMMAND else "outl", register, value)


def wait_for_end():
    wait_for(REPORT, DONE, DONE)


# #region programmed
def programmed():
    # order the disk to read 32 sectors:
    # 6 writes
    order_sectors(READ_DATA)
    photo = b""  # no bytes yet
    for sector in range(32):
        wait_for_sector()  # until it is there
        for word in range(256):
            # read the data register, 2 bytes;
            # the disk puts the next 2 there
            photo += load_data()
    return photo
# #endregion programmed


# #region dma
# parts: a list of (address, length)
def handed_over(parts):
    # let the disk use DMA: 4 writes
    allow_dma()
    # prepare: for each part, 1 write stores
    # the descriptor in memory
    write_descriptors(parts)
    # where the descriptors are: 1 write
    write_register(TABLE, DESCRIPTORS)
    # read 32 sectors: 6 writes
    order_sectors(READ_DMA)
    # start, from disk to memory: 1 write
    write_register(COMMAND, TO_MEMORY | START)
    # no interrupts in this script, so ask
    # a register whether the disk is done
    wait_for_end()
# #endregion dma


def show(name, photo):
    print(f"{name:<12} {made['loads of data']:>4} loads of data,"
          f" {made['other']:>2} other")
    print(f"  same photo: {photo == PHOTO}")
