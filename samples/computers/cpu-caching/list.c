// #region top
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

// #endregion top
struct node {         // 64 bytes: one line
  struct node *next;  // the address of the next node
  char rest[56];
};

void one(struct node *n[4], int steps) {
  while (steps-- > 0) n[0] = n[0]->next;
}

void four(struct node *n[4], int steps) {
  while (steps-- > 0) {
    n[0] = n[0]->next;
    n[1] = n[1]->next;
    n[2] = n[2]->next;
    n[3] = n[3]->next;
  }
}

// #region helpers
#define STEPS 20000
#define RUNS 201
#define HUGE_PAGE (2L << 20)

/* The CPU time of this thread. */
static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

/* Links the nodes to a ring, in the order of memory or at random,
   and sets out from four places of it. */
static void link_nodes(struct node *nodes, long count, int scattered,
                       struct node *start[4]) {
  long *order = malloc(count * sizeof *order);
  for (long i = 0; i < count; i++) order[i] = i;
  for (long i = count - 1; scattered && i > 0; i--) {
    long j = random() % (i + 1), kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  for (long i = 0; i < count; i++)
    nodes[order[i]].next = &nodes[order[(i + 1) % count]];
  for (int i = 0; i < 4; i++) start[i] = &nodes[order[count / 4 * i]];
  free(order);
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Nanoseconds a step: the median of 201 short walks, because other
   programs use the caches. */
static double measure(void (*walk)(struct node *[4], int),
                      struct node *n[4]) {
  double took[RUNS];
  for (int run = 0; run < RUNS; run++) {
    double start = now();
    walk(n, STEPS);
    took[run] = (now() - start) / STEPS;
  }
  qsort(took, RUNS, sizeof *took, ascending);
  return took[RUNS / 2];
}

int main(void) {
  // On pages of 2 MiB if there are any, so that the
  // translation of addresses costs little.
  struct node *nodes = aligned_alloc(HUGE_PAGE, 64L << 20), *n[4];
  madvise(nodes, 64L << 20, MADV_HUGEPAGE);
  int kib[] = {16, 256, 4096, 65536};
  printf("all nodes  in order  scattered  four\n");
  for (int i = 0; i < 4; i++) {
    long count = kib[i] * 1024L / sizeof *nodes;
    link_nodes(nodes, count, 0, n);
    double ordered = measure(one, n);
    link_nodes(nodes, count, 1, n);
    double scattered = measure(one, n);
    double at_once = measure(four, n);
    printf("%5d KiB %6.1f ns  %6.1f ns %6.1f ns\n", kib[i],
           ordered, scattered, at_once);
  }
}
// #endregion helpers
