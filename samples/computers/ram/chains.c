#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

#define LINE 64
#define HUGE_PAGE (2L << 20)
#define SIZE (128L << 20)
#define LINES (SIZE / LINE)
#define MOST 16

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

/* Links all lines into one circle in random order. */
static long *circle(char *memory) {
  long *order = malloc(LINES * sizeof *order);
  for (long i = 0; i < LINES; i++) order[i] = i;
  for (long i = LINES - 1; i > 0; i--) {
    long j = random() % (i + 1), kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  for (long i = 0; i < LINES; i++)
    *(void **)(memory + order[i] * LINE) =
        memory + order[(i + 1) % LINES] * LINE;
  return order;
}

// #region follow
/* Nanoseconds per load when "chains" places of the circle are followed
   at once. Within a chain each load needs the result of the last. */
static double follow(char *memory, const long *order, int chains) {
  double best = 1e9;
  for (int round = 0; round < 25; round++) {
    void **at[MOST];
    for (int c = 0; c < chains; c++) {
      long start = c * (LINES / chains) + round * 5000;
      at[c] = (void **)(memory + order[start % LINES] * LINE);
    }
    double start = now();
    for (int step = 0; step < 5000; step++)
      for (int c = 0; c < chains; c++) at[c] = *at[c];
    double took = (now() - start) / (5000.0 * chains);
    for (int c = 0; c < chains; c++)
      if (at[c] && took < best) best = took;
  }
  return best;
}
// #endregion follow

// #region main
int main(void) {
  char *memory = reserve(SIZE);
  long *order = circle(memory);
  double alone = follow(memory, order, 1), many = 0;
  for (int chains = 1; chains <= MOST; chains *= 2) {
    many = chains == 1 ? alone : follow(memory, order, chains);
    printf("%2d at once  %6.1f ns a load  %5.2f GB/s\n", chains, many,
           LINE / many);
  }
  printf("1 over 16: more than 3? %s\n",
         alone > 3 * many ? "yes" : "no");
}
// #endregion main
