#define _GNU_SOURCE
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define COUNT 1000000

// #region now
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}
// #endregion now

int main(void) {
  struct timespec t;
  double a = now();
  for (int i = 0; i < COUNT; i++)
    clock_gettime(CLOCK_MONOTONIC, &t);
  double b = now();
  for (int i = 0; i < COUNT; i++)
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &t);
  double c = now();
  printf("vDSO:        %4.0f ns\n", (b - a) / COUNT);
  printf("system call: %4.0f ns\n", (c - b) / COUNT);
}
