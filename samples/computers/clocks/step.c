#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

/* Answers in front of libc. From one second after its first wall-clock
   answer on, it takes an hour off the wall clock. */
int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*real)(clockid_t, struct timespec *);
  static struct timespec first;
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, time);
  if (clock != CLOCK_REALTIME) return result;
  if (!first.tv_sec) first = *time;
  time_t passed = time->tv_sec - first.tv_sec;
  if (time->tv_nsec < first.tv_nsec) passed--; /* whole seconds only */
  if (passed >= 1) time->tv_sec -= 3600;
  return result;
}
