#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <time.h>

#define SLEEPS 301

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double us(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

// #region main
int main(void) {
  long slack[] = {1, 50000, 1000000};
  double late[3][SLEEPS];
  for (int i = 0; i < SLEEPS; i++)
    for (int j = 0; j < 3; j++) {
      struct timespec pause = {0, 200000};
      prctl(PR_SET_TIMERSLACK, slack[j]);
      double start = us();
      nanosleep(&pause, NULL);
      late[j][i] = us() - start - 200;
    }
  for (int j = 0; j < 3; j++) {
    qsort(late[j], SLEEPS, sizeof *late[j], ascending);
    printf("slack %7ld ns: wakes %5.0f us late\n", slack[j],
           late[j][SLEEPS / 2]);
  }
}
// #endregion main
