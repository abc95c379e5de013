#include <stdio.h>
#include <time.h>

static double ns(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// #region step
/* The smallest change between two readings in a row. */
static long smallest_step(clockid_t clock) {
  double end = ns(CLOCK_MONOTONIC) + 5e7;
  long smallest = 1000000000;
  struct timespec last, now;
  clock_gettime(clock, &last);
  while (ns(CLOCK_MONOTONIC) < end) {
    clock_gettime(clock, &now);
    long step = (now.tv_sec - last.tv_sec) * 1000000000 +
                now.tv_nsec - last.tv_nsec;
    if (step > 0 && step < smallest) smallest = step;
    last = now;
  }
  return smallest;
}
// #endregion step

static long report(const char *name, clockid_t clock) {
  struct timespec unit;
  clock_getres(clock, &unit);
  long step = smallest_step(clock);
  printf("%-18s promises %7ld ns, moves by %7ld ns\n", name,
         unit.tv_nsec, step);
  return step;
}

int main(void) {
  // #region main
  long fine = report("MONOTONIC", CLOCK_MONOTONIC);
  long thread = report("THREAD_CPUTIME_ID", CLOCK_THREAD_CPUTIME_ID);
  long coarse = report("MONOTONIC_COARSE", CLOCK_MONOTONIC_COARSE);
  printf("the third a hundred times coarser? %s\n",
         100 * fine < coarse && 100 * thread < coarse ? "yes" : "no");
  // #endregion main
}
