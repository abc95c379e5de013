# Asks Linux for 512 pages at the address START, to read and
# write, without a file, and always in pages of 4,096 bytes.
# #region room
import ctypes, mmap

START, PAGE, PAGES = 0x2a0b4c600000, 4096, 512

libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
here, size = ctypes.c_void_p(START), ctypes.c_size_t(PAGES * PAGE)
got = libc.mmap(here, size, mmap.PROT_READ | mmap.PROT_WRITE,
                mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1,
                ctypes.c_long(0))
if got != START or mmap.PAGESIZE != PAGE:
    raise SystemExit('this needs Linux with pages of 4,096 bytes')
libc.madvise(here, size, mmap.MADV_NOHUGEPAGE)

def address(page):
    return START + page * PAGE + 0x123

def write(page, number):
    ctypes.memset(address(page), number, 1)

def read(page):
    return ctypes.string_at(address(page), 1)[0]

def table(when):  # what the page table says of our 512 pages
    with open('/proc/self/pagemap', 'rb') as file:
        file.seek(START // PAGE * 8)
        entries = file.read(PAGES * 8)
    found = []
    for page in range(PAGES):
        flags = entries[page * 8 + 7]
        if flags & 128:
            own = 'own frame' if flags & 1 else 'shared frame'
            found.append(f'{page} {own}')
    print(f'{when}:', ', '.join(found) or 'no frames', flush=True)
# #endregion room
