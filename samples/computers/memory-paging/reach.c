// #region top
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

#define PAGE 4096L
#define HUGE (2L << 20)  // a huge page

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

// Node i lies in page i, on a line of its own in the caches.
static void **node(char *memory, long i) {
  long line = (i * 2654435761 >> 16) % 64;
  return (void **)(memory + i * PAGE + line * 64);
}

// Links the nodes of all pages into one ring, in random order.
static void **ring(char *memory, long pages) {
  long *order = malloc(pages * sizeof *order);
  for (long i = 0; i < pages; i++) order[i] = i;
  for (long i = pages - 1; i > 0; i--) {
    long j = random() % (i + 1), kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  for (long i = 0; i < pages; i++)
    *node(memory, order[i]) = node(memory, order[(i + 1) % pages]);
  free(order);
  return node(memory, 0);
}
// #endregion top
// Nanoseconds per step along the ring, the best of 15 rounds.
static double step(long pages, int advice) {
  long size = (pages * PAGE + HUGE - 1) / HUGE * HUGE + HUGE;
  char *raw = mmap(NULL, size, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  char *memory = (char *)(((uintptr_t)raw + HUGE - 1) & -HUGE);
  madvise(raw, size, advice);
  void **here = ring(memory, pages);
  double best = 1e9;
  for (int round = 0; round < 15; round++) {
    double start = now();
    for (long i = 0; i < 200000; i++) here = *here;
    double took = (now() - start) / 200000;
    if (here && took < best) best = took;
  }
  munmap(raw, size);
  return best;
}

int main(void) {
  puts("memory     4 KiB pages  2 MiB pages");
  for (long pages = 32; pages <= 32768; pages *= 4)
    printf("%6ld KiB  %8.1f ns  %8.1f ns\n", pages * 4,
           step(pages, MADV_NOHUGEPAGE), step(pages, MADV_HUGEPAGE));
}
