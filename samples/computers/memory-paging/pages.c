#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>

#define PAGE 4096
#define SIZE (512 * PAGE)

static long before;

/* Page faults of this process that needed no disk. */
static long faults(void) {
  struct rusage use;
  getrusage(RUSAGE_SELF, &use);
  return use.ru_minflt;
}

static void report(const char *step) {
  printf("%-18s faults: %ld\n", step, faults() - before);
  fflush(stdout);
  before = faults();
}

// #region pages
int main(void) {
  before = faults();
  char *start = (char *)0x2a0b4c600000;
  volatile char *memory = mmap(
      start, SIZE, PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  madvise(start, SIZE, MADV_NOHUGEPAGE);
  report("mmap");
  memory[216 * PAGE + 0x123] = 7;
  report("write to 216");
  memory[216 * PAGE + 0x123] = 8;
  report("write to 216 again");
  memory[217 * PAGE];
  report("read from 217");
  memory[217 * PAGE] = 7;
  report("write to 217");
  memory[512 * PAGE] = 7;
  report("write to 512");
}
// #endregion pages
