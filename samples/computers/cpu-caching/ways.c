#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// #region walk
/* Nanoseconds per load, in a circle of lines "stride" bytes apart. */
static double walk(char *memory, int lines, long stride) {
  for (int i = 0; i < lines; i++)
    *(void **)(memory + i * stride) =
        memory + (i + 1) % lines * stride;
  double best = 1e9;
  for (int round = 0; round < 40; round++) {
    void **here = (void **)memory;
    double start = now();
    for (int i = 0; i < 50000; i++) here = *here;
    double took = (now() - start) / 50000;
    if (here && took < best) best = took;
  }
  return best;
}
// #endregion walk

// #region main
int main(void) {
  int counts[] = {4, 8, 12, 13, 16, 24, 32, 64};
  char *memory = aligned_alloc(4096, 66 * 4096);
  double far = 0, odd = 0;
  printf("lines   64 apart  4096 apart  4160 apart\n");
  for (int c = 0; c < 8; c++) {
    double near = walk(memory, counts[c], 64);
    far = walk(memory, counts[c], 4096);
    odd = walk(memory, counts[c], 4160);
    printf("%5d  %6.1f ns   %6.1f ns   %6.1f ns\n", counts[c], near,
           far, odd);
  }
  printf("64 lines, 4096 over 4160: more than 1.5? %s\n",
         far > 1.5 * odd ? "yes" : "no");
}
// #endregion main
