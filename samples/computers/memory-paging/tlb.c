#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>

#define LINE 64
#define PAGE 4096
#define HUGE_PAGE (2L << 20)

static long faults(void) {
  struct rusage use;
  getrusage(RUSAGE_SELF, &use);
  return use.ru_minflt;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

/* Memory that starts at a multiple of 2 MiB. */
static char *reserve(long size, int advice) {
  char *place = mmap(NULL, size + HUGE_PAGE, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  place = (char *)(((uintptr_t)place + HUGE_PAGE - 1) & -HUGE_PAGE);
  madvise(place, size, advice);
  return place;
}

/* Where node i lies: "gap" apart. With a node a page, its line within
   the page is scattered, so that all sets of the caches take part. */
static void **node(char *memory, long i, long gap) {
  long line = gap == PAGE ? (i * 2654435761 >> 16) % 64 : 0;
  return (void **)(memory + i * gap + line * LINE);
}

/* Links the nodes into one circle in random order. */
static void **circle(char *memory, long nodes, long gap) {
  long *order = malloc(nodes * sizeof *order);
  for (long i = 0; i < nodes; i++) order[i] = i;
  for (long i = nodes - 1; i > 0; i--) {
    long j = random() % (i + 1), kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  for (long i = 0; i < nodes; i++)
    *node(memory, order[i], gap) = node(memory, order[(i + 1) % nodes], gap);
  free(order);
  return node(memory, 0, gap);
}

// #region chase
/* Nanoseconds per step along the circle, the best of nine rounds. */
static double chase(void **circle, long steps) {
  double best = 1e9;
  for (int round = 0; round < 9; round++) {
    void **here = circle;
    double start = now();
    for (long i = 0; i < steps; i++) here = *here;
    double took = (now() - start) / steps;
    if (here && took < best) best = took;
  }
  return best;
}

static void measure(const char *name, long nodes, long gap,
                    int advice) {
  char *memory = reserve(nodes * gap, advice);
  long before = faults();
  for (long i = 0; i < nodes; i++)
    *node(memory, i, gap) = memory;
  long new_faults = faults() - before;
  printf("%-21s %5ld faults %6.1f ns a step\n", name, new_faults,
         chase(circle(memory, nodes, gap), nodes));
  munmap(memory, nodes * gap);
}
// #endregion chase

// #region main
int main(void) {
  long nodes = 8192;
  measure("nodes side by side", nodes, LINE, MADV_NOHUGEPAGE);
  measure("one in each 4 KiB", nodes, PAGE, MADV_NOHUGEPAGE);
  measure("the same, 2 MiB pages", nodes, PAGE, MADV_HUGEPAGE);
}
// #endregion main
