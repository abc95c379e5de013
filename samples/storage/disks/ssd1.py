flash = [[], [], []]  # three blocks of four pages
page_of = {}  # the map: LBA -> block, page
block = 0  # the block that is being filled

def write(lba, photo):
    flash[block].append((lba, photo))
    page_of[lba] = block, len(flash[block]) - 1

def read(lba):
    at, page = page_of[lba]
    return flash[at][page][1]

write(0, "cat")
write(1, "sea")
write(0, "---")  # overwrite the cat
print("read:", read(0))
print("chips:", flash[0])
