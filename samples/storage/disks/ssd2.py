# #region start
import sys

flash = [[], [], []]  # three blocks of four pages
page_of = {}  # the map: LBA -> block, page
block = 0  # the block that is being filled
# #endregion start

def write(lba):
    waste(lba)
    if len(flash[block]) == 4:
        make_room()
    put(lba)

# #region helpers
def put(lba):
    flash[block].append(lba)
    page_of[lba] = block, len(flash[block]) - 1

def waste(lba):
    if lba in page_of:
        at, page = page_of.pop(lba)
        flash[at][page] = "waste"

def wasted(b):
    return flash[b].count("waste")
# #endregion helpers

def make_room():
    global block
    empty = [b for b in range(3) if not flash[b]]
    block = empty[0]
    if len(empty) == 1:  # the last one: clear another
        worst = max(range(3), key=wasted)
        for lba in flash[worst]:
            if lba != "waste":
                put(lba)
        print("copied:", len(flash[block]))
        flash[worst] = []  # erase

for lba in range(8):
    write(lba)
for lba in sys.argv[1:]:  # TRIM: not needed any more
    waste(int(lba))
write(0)
