#include <stdio.h>
#include <stdlib.h>
#include <time.h>

// #region now
static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}
// #endregion now

int main(int count, char **words) {
  if (count < 3) return 1;
  long width = atol(words[1]), rounds = atol(words[2]);
  int *photo = malloc(1024 * width * sizeof *photo);
  for (long i = 0; i < 1024 * width; i++) photo[i] = 1;

  double best = 1e9;
  long sum = 0;
  for (long round = 0; round < rounds; round++) {
    double start = now();
    for (long x = 0; x < 1024; x++)
      for (long y = 0; y < 1024; y++)
        sum += photo[y * width + x];
    double took = now() - start;
    if (took < best) best = took;
  }
  printf("%ld %.1f ms, sum %ld\n", width, best, sum / rounds);
}
