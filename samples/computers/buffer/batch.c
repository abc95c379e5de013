#include <fcntl.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { TOTAL = 1 << 20, ROUNDS = 3 };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

// #region store
static long store(int file, size_t size) {
  static char buffer[TOTAL];
  size_t used = 0;
  long calls = 0;
  for (long i = 0; i < TOTAL; i++) {
    buffer[used++] = (char)i;
    if (used < size) continue;
    if (write(file, buffer, used) < 0)
      return -1;
    used = 0;
    calls++;
  }
  return calls;
}
// #endregion store

/* The shortest of a few rounds, in milliseconds. */
static void measure(int file, size_t size) {
  double best = 1e9;
  long calls = 0;
  for (int round = 0; round < ROUNDS; round++) {
    lseek(file, 0, SEEK_SET);
    double start = now();
    calls = store(file, size);
    double took = now() - start;
    if (took < best) best = took;
  }
  printf("%7zu bytes: %7ld calls, %7.2f ms\n", size, calls, best);
}

int main(void) {
  int file = open("out", O_CREAT | O_WRONLY, 0600);
  measure(file, 1);
  measure(file, 16);
  measure(file, 256);
  measure(file, 4096);
  measure(file, TOTAL);
}
