// #region setup
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define COUNT 16777216L /* 128 MiB in all */
#define STEPS 4000000L

static long *next; /* COUNT numbers */

static double now(void) { /* nanoseconds */
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

/* Nanoseconds per step. The impossible case
   keeps the compiler from removing the walk. */
static double per_step(double start, long at) {
  if (at < 0) exit(1);
  return (now() - start) / STEPS;
}

/* Each number names the next one in memory. */
static void in_order(void) {
  next = malloc(COUNT * sizeof *next);
  for (long i = 0; i < COUNT; i++)
    next[i] = (i + 1) % COUNT;
}

/* One random circle through all numbers
   (Sattolo's algorithm). */
static void shuffle(void) {
  for (long i = 0; i < COUNT; i++) next[i] = i;
  for (long i = COUNT - 1; i > 0; i--) {
    long j = random() % i, kept = next[i];
    next[i] = next[j];
    next[j] = kept;
  }
}

// #endregion setup
static double walk(void) {
  double start = now();
  long at = 0;
  for (long i = 0; i < STEPS; i++)
    at = next[at]; /* needs the last result */
  return per_step(start, at);
}

static double four_walks(void) {
  double start = now();
  long a = 0, b = 1, c = 2, d = 3;
  for (long i = 0; i < STEPS; i += 4) {
    a = next[a]; b = next[b];
    c = next[c]; d = next[d];
  }
  return per_step(start, a + b + c + d);
}

int main(void) {
  in_order();
  printf("in order   %5.1f ns\n", walk());
  shuffle();
  printf("jumps      %5.1f ns\n", walk());
  printf("four walks %5.1f ns\n", four_walks());
}
