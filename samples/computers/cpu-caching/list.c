#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

// #region walk
struct node {         // 64 bytes: one line
  struct node *next;  // address: 8 bytes
  char unused[56];    // 56 other bytes
};

struct node *walk(struct node *n, int steps) {
  for (int i = 0; i < steps; i++)
    n = n->next;  // read the next address
  return n;
}
// #endregion walk

#define STEPS 20000
#define HUGE_PAGE (2L << 20)

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

/* Memory on pages of 2 MiB if there are any, so that
   the translation of addresses costs little. */
static struct node *reserve(long size) {
  char *at = mmap(NULL, size + HUGE_PAGE, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  at = (char *)(((uintptr_t)at + HUGE_PAGE - 1) & -HUGE_PAGE);
  madvise(at, size, MADV_HUGEPAGE);
  return (struct node *)at;
}

/* Links the nodes to a circle, in the order of memory or at random. */
static void link_nodes(struct node *nodes, long count, int scattered) {
  long *order = malloc(count * sizeof *order);
  for (long i = 0; i < count; i++) order[i] = i;
  for (long i = count - 1; scattered && i > 0; i--) {
    long j = random() % (i + 1), kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  for (long i = 0; i < count; i++)
    nodes[order[i]].next = &nodes[order[(i + 1) % count]];
  free(order);
}

/* Nanoseconds per step: the best of 200 short walks, because other
   programs use the caches. */
static double measure(struct node *n) {
  double best = 1e9;
  for (int run = 0; run < 200; run++) {
    double start = now();
    n = walk(n, STEPS);
    double took = (now() - start) / STEPS;
    if (n && took < best) best = took;
  }
  return best;
}

int main(void) {
  struct node *nodes = reserve(64L << 20);
  int kib[] = {16, 256, 4096, 65536};
  double ordered = 0, scattered = 0;
  printf("all nodes   in order  scattered\n");
  for (int i = 0; i < 4; i++) {
    long count = kib[i] * 1024L / sizeof *nodes;
    link_nodes(nodes, count, 0);
    ordered = measure(nodes);
    link_nodes(nodes, count, 1);
    scattered = measure(nodes);
    printf("%5d KiB  %6.1f ns  %6.1f ns\n", kib[i], ordered, scattered);
  }
  // far: more than twice, which smaller caches reach as well
  printf("64 MiB scattered far slower? %s\n",
         scattered > 2 * ordered ? "yes" : "no");
}
