SIZE = 512  # bytes in a sector

# A file with eight sectors of dots
with open("disk.img", "wb") as disk:
    disk.write(b"." * 8 * SIZE)

# r+b: read and change bytes
with open("disk.img", "r+b") as disk:
    disk.seek(5 * SIZE)  # start of LBA 5
    sector = bytearray(disk.read(SIZE))
    sector[0:5] = b"Lena!"
    disk.seek(5 * SIZE)  # back to LBA 5
    disk.write(sector)
    # Print 5 new bytes and 3 old dots
    disk.seek(5 * SIZE)
    print(disk.read(SIZE)[:8].decode())
