// #region start
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define COUNT 1000000

// now() returns the time in nanoseconds.
long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000 + t.tv_nsec;
}
// #endregion start

int main(void) {
  struct timespec t; // receives each time
  long a = now();
  for (int i = 0; i < COUNT; i++)
    clock_gettime(CLOCK_MONOTONIC, &t);
  long b = now();
  for (int i = 0; i < COUNT; i++)
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &t);
  long c = now();
  printf("vDSO: %ld ns\n", (b - a) / COUNT);
  printf("system call: %ld ns\n", (c - b) / COUNT);
}
