#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

#define LINE 64
#define STEPS 20000
#define HUGE_PAGE (2L << 20)

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

/* Memory on pages of 2 MiB if there are any: see "Memory paging". */
static char *reserve(long size) {
  char *place = mmap(NULL, size + HUGE_PAGE, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  place = (char *)(((uintptr_t)place + HUGE_PAGE - 1) & -HUGE_PAGE);
  madvise(place, size, MADV_HUGEPAGE);
  return place;
}

// #region circle
/* Writes into each line the address of the next one of a circle. */
static void **circle(char *memory, long lines, int shuffled) {
  long *order = malloc(lines * sizeof *order);
  for (long i = 0; i < lines; i++) order[i] = i;
  for (long i = lines - 1; shuffled && i > 0; i--) {
    long j = random() % (i + 1), kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  for (long i = 0; i < lines; i++)
    *(void **)(memory + order[i] * LINE) =
        memory + order[(i + 1) % lines] * LINE;
  void **start = (void **)(memory + order[0] * LINE);
  free(order);
  return start;
}

/* Nanoseconds per step: each load needs the result of the last. The
   best of 200 short rounds, because other programs use the caches. */
static double chase(void **here) {
  double best = 1e9;
  for (int round = 0; round < 200; round++) {
    double start = now();
    for (long i = 0; i < STEPS; i++) here = *here;
    double took = (now() - start) / STEPS;
    if (here && took < best) best = took;
  }
  return best;
}
// #endregion circle

// #region main
int main(void) {
  char *memory = reserve(64L << 20);
  double first = 0, random_ns = 0, ordered = 0;
  printf("    size  at random   in order\n");
  int kib[] = {16, 64, 256, 1024, 4096, 65536};
  for (int i = 0; i < 6; i++) {
    long size = kib[i] * 1024L;
    random_ns = chase(circle(memory, size / LINE, 1));
    ordered = chase(circle(memory, size / LINE, 0));
    if (first == 0) first = random_ns;
    printf("%5d KiB  %6.1f ns  %6.1f ns\n", kib[i], random_ns, ordered);
  }
  printf("at random: last over first more than 10? %s\n",
         random_ns > 10 * first ? "yes" : "no");
  printf("64 MiB: random over ordered more than 3? %s\n",
         random_ns > 3 * ordered ? "yes" : "no");
}
// #endregion main
