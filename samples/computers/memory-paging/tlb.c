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

/* Node i lies in page i of 4 KiB. Its line within the page is
   scattered, so that all sets of the caches take part. */
static void **node(char *memory, long i) {
  long line = (i * 2654435761 >> 16) % 64;
  return (void **)(memory + i * PAGE + line * LINE);
}

/* Links the nodes into one circle in random order. */
static void **circle(char *memory, long nodes) {
  long *order = malloc(nodes * sizeof *order);
  for (long i = 0; i < nodes; i++) order[i] = i;
  for (long i = nodes - 1; i > 0; i--) {
    long j = random() % (i + 1), kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  for (long i = 0; i < nodes; i++)
    *node(memory, order[i]) = node(memory, order[(i + 1) % nodes]);
  free(order);
  return node(memory, 0);
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

static void measure(const char *name, long nodes, int advice) {
  char *memory = reserve(nodes * PAGE, advice);
  long before = faults();
  for (long i = 0; i < nodes; i++)
    *node(memory, i) = memory;
  long new_faults = faults() - before;
  printf("%-11s %5ld faults %6.1f ns a step\n", name, new_faults,
         chase(circle(memory, nodes), nodes));
  munmap(memory, nodes * PAGE);
}
// #endregion chase

// #region main
int main(void) {
  long nodes = 8192;
  measure("4 KiB pages", nodes, MADV_NOHUGEPAGE);
  measure("2 MiB pages", nodes, MADV_HUGEPAGE);
}
// #endregion main
