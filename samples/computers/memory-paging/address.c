#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

/* A fixed place, so that every run splits the same address. */
#define PLACE ((void *)0x2a0b4c6d8000)

// #region walk
/* Bit 63 of a page's entry in pagemap says "present". */
static int present(unsigned long address) {
  uint64_t entry = 0;
  int map = open("/proc/self/pagemap", O_RDONLY);
  if (pread(map, &entry, 8, address / 4096 * 8) != 8) return -1;
  close(map);
  return entry >> 63;
}

int main(void) {
  char *pages = mmap(PLACE, 2 * 4096, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE,
                     -1, 0);
  unsigned long address = (unsigned long)pages + 0x123;
  printf("address  %#lx\n", address);
  for (int level = 4; level >= 1; level--)
    printf("level %d  entry %3lu\n", level,
           address >> (12 + 9 * (level - 1)) & 511);
  printf("offset   byte  %3lu\n", address & 4095);
  printf("present before the write: %d\n", present(address));
  pages[0x123] = 7;
  printf("present after the write:  %d\n", present(address));
  printf("the untouched next page:  %d\n", present(address + 4096));
}
// #endregion walk
