#define _GNU_SOURCE
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#ifndef MADV_COLLAPSE
#define MADV_COLLAPSE 25
#endif
#define HUGE_PAGE (2L << 20)
#define COUNT 32

/* Resident memory in KiB, counted page by page. */
static long resident(void) {
  char line[256];
  long kib = -1;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "Rss: %ld", &kib) == 1) break;
  if (file) fclose(file);
  return kib;
}

/* Memory that starts at a multiple of 2 MiB, of small pages so far. */
static char *reserve(long size) {
  char *place = mmap(NULL, size + HUGE_PAGE, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  place = (char *)(((uintptr_t)place + HUGE_PAGE - 1) & -HUGE_PAGE);
  madvise(place, size, MADV_NOHUGEPAGE);
  return place;
}

// #region huge
int main(void) {
  char *memory = reserve(COUNT * HUGE_PAGE);
  resident(); /* its first call needs memory itself */
  long before = resident();
  for (int i = 0; i < COUNT; i++) memory[i * HUGE_PAGE] = 1;
  printf("a byte in each of 32 ranges: %3ld KiB\n",
         resident() - before);

  madvise(memory, COUNT * HUGE_PAGE, MADV_HUGEPAGE);
  int failed = madvise(memory, COUNT * HUGE_PAGE, MADV_COLLAPSE);
  printf("as 32 huge pages: %s, %ld MiB\n",
         failed ? strerror(errno) : "done",
         (resident() - before) >> 10);
}
// #endregion huge
