#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

/* In front of libc: after 1 s, takes an hour off the wall clock. */
int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*real)(clockid_t, struct timespec *);
  static time_t start;
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, time);
  if (clock != CLOCK_REALTIME) return result;
  if (!start) start = time->tv_sec;
  if (time->tv_sec > start) time->tv_sec -= 3600;
  return result;
}
