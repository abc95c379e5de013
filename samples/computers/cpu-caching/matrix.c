#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>
#include <time.h>

#define HUGE_PAGE (2L << 20)

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int *reserve(long size) {
  char *place = mmap(NULL, size + HUGE_PAGE, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  place = (char *)(((uintptr_t)place + HUGE_PAGE - 1) & -HUGE_PAGE);
  madvise(place, size, MADV_HUGEPAGE);
  return (int *)place;
}

// #region sums
#define N 4096
volatile long result;

static void rows(const int *m, long width) {
  long sum = 0;
  for (long y = 0; y < N; y++)
    for (long x = 0; x < N; x++) sum += m[y * width + x];
  result = sum;
}

static void columns(const int *m, long width) {
  long sum = 0;
  for (long x = 0; x < N; x++)
    for (long y = 0; y < N; y++) sum += m[y * width + x];
  result = sum;
}
// #endregion sums

/* Milliseconds for a sum over the whole matrix, the best of five. */
static double best(void (*sum)(const int *, long), const int *m,
                   long width) {
  double best = 1e9;
  for (int round = 0; round < 5; round++) {
    double start = now();
    sum(m, width);
    double took = now() - start;
    if (took < best) best = took;
  }
  return best;
}

// #region main
int main(void) {
  int *m = reserve(N * (N + 16) * sizeof *m);
  for (long i = 0; i < N * (N + 16); i++) m[i] = 1;
  double by_rows = best(rows, m, N);
  double by_columns = best(columns, m, N);
  double padded = best(columns, m, N + 16);
  printf("rows                       %6.1f ms\n", by_rows);
  printf("columns                    %6.1f ms\n", by_columns);
  printf("columns, rows 64 B longer  %6.1f ms\n", padded);
  printf("columns over rows: more than 3? %s\n",
         by_columns > 3 * by_rows ? "yes" : "no");
}
// #endregion main
