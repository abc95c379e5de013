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
/* Makes TOTAL bytes one by one, and writes them `size` at a time. */
static long store(int file, size_t size) {
  static char buffer[TOTAL];
  size_t used = 0;
  long calls = 0;
  for (long i = 0; i < TOTAL; i++) {
    buffer[used++] = (char)i;
    if (used < size) continue;
    if (write(file, buffer, used) != (ssize_t)used) return -1;
    used = 0;
    calls++;
  }
  return calls;
}
// #endregion store

/* The shortest of a few rounds, in milliseconds. */
static double measure(int file, size_t size) {
  double best = 1e9;
  long calls = 0;
  for (int round = 0; round < ROUNDS; round++) {
    lseek(file, 0, SEEK_SET);
    double start = now();
    calls = store(file, size);
    double took = now() - start;
    if (took < best) best = took;
  }
  printf("%7zu bytes at a time: %7ld calls, %8.2f ms\n", size, calls,
         best);
  return best;
}

static const char *answer(int yes) { return yes ? "yes" : "no"; }

int main(void) {
  int file = open("out", O_CREAT | O_WRONLY, 0600);
  double one = measure(file, 1);
  measure(file, 16);
  measure(file, 256);
  double page = measure(file, 4096);
  measure(file, 65536);
  double all = measure(file, TOTAL);
  printf("1 takes 50 times as long as 4096? %s\n",
         answer(one > 50 * page));
  printf("4096 takes 3 times as long as 1048576? %s\n",
         answer(page > 3 * all));
}
