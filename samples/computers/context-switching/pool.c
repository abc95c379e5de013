#include "one.h"
#include <omp.h>

int main(void) {
  double sum = 0, begin = ms(CLOCK_MONOTONIC);
#pragma omp parallel
  one_core(); //: Each thread, after the pool has counted the processors: as a quota would do it.
  for (int step = 0; step < 200; step++) {
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < 1000; i++) sum += i;
  }
  printf("%d threads: %6.1f ms\n", omp_get_max_threads(),
         ms(CLOCK_MONOTONIC) - begin);
}
