#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// map FILE ADDRESS OFFSET: reads one register
int main(int count, char **given) {
  int file = open(given[1], O_RDWR | O_SYNC);
  if (file < 0) return printf("open: %s\n", strerror(errno));
  volatile unsigned *reg =
      mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file,
           strtoul(given[2], NULL, 16));
  if (reg == MAP_FAILED) return printf("mmap: %s\n", strerror(errno));
  printf("%08x\n", reg[strtoul(given[3], NULL, 16) / 4]);
}
