#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <x86intrin.h>

#define LOADS 400000
#define BIN 50    /* nanoseconds */
#define BINS 240  /* up to 12 microseconds */

static long began[LOADS], took[LOADS];

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  long x = *(const long *)a, y = *(const long *)b;
  return (x > y) - (x < y);
}

static long median(long *list, long count) {
  qsort(list, count, sizeof *list, ascending);
  return list[count / 2];
}

// #region loads
/* Loads one line from main memory again and again, and notes when
   each load began and how many ticks it took. */
static void load_again(volatile char *line) {
  unsigned processor;
  for (int i = 0; i < LOADS; i++) {
    _mm_clflush((char *)line);
    _mm_mfence();
    began[i] = __rdtscp(&processor);
    (void)*line;
    _mm_lfence();
    took[i] = __rdtscp(&processor) - began[i];
  }
}
// #endregion loads

// #region main
int main(void) {
  static long sorted[LOADS], late[LOADS], gaps[BINS];
  double start = now();
  long first = __rdtsc();
  load_again(aligned_alloc(64, 64));
  double tick = (now() - start) / (__rdtsc() - first);

  for (int i = 0; i < LOADS; i++) sorted[i] = took[i];
  long usual = median(sorted, LOADS), count = 0, before = 0;
  for (int i = 0; i < LOADS; i++) {
    if (took[i] < 1.5 * usual || took[i] > 8 * usual) continue;
    long gap = (began[i] - before) * tick / BIN;
    if (count > 0 && gap < BINS) gaps[gap]++;
    before = began[i];
    late[count++] = took[i];
  }
  int often = 1;  /* the two neighbouring bins with most gaps */
  for (int i = 1; i < BINS; i++)
    if (gaps[i - 1] + gaps[i] > gaps[often - 1] + gaps[often])
      often = i;
  printf("usual load  %5.0f ns\n", usual * tick);
  printf("late loads  %5.0f ns, %.0f in 100\n",
         median(late, count) * tick, 100.0 * count / LOADS);
  printf("from one to the next, most often %.2f us\n",
         often * BIN / 1e3);
}
// #endregion main
