/* one.h: what the C programs of this page share */
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// #region helpers
/* From now on this thread, and what it starts, has one core. */
static inline void one_core(void) {
  cpu_set_t set;
  int core = 0;
  sched_getaffinity(0, sizeof set, &set);
  while (!CPU_ISSET(core, &set)) core++;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  sched_setaffinity(0, sizeof set, &set);
}

/* A clock in milliseconds. CLOCK_MONOTONIC: the time that passes.
   CLOCK_THREAD_CPUTIME_ID: what this thread has had of a core. */
static inline double ms(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static inline int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
// #endregion helpers
