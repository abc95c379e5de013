#include <stdio.h>
#include <time.h>

#define PERIOD 20000000 /* 20 ms */
#define ROUNDS 100

static double ms(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void work_1_ms(void) {
  double start = ms(CLOCK_THREAD_CPUTIME_ID);
  while (ms(CLOCK_THREAD_CPUTIME_ID) < start + 1);
}

// #region loops
static void sleep_for(void) {
  struct timespec pause = {0, PERIOD};
  for (int i = 0; i < ROUNDS; i++) {
    work_1_ms();
    clock_nanosleep(CLOCK_MONOTONIC, 0, &pause, NULL);
  }
}

static void sleep_until(void) {
  struct timespec next;
  clock_gettime(CLOCK_MONOTONIC, &next);
  for (int i = 0; i < ROUNDS; i++) {
    work_1_ms();
    next.tv_nsec += PERIOD;
    if (next.tv_nsec >= 1000000000)
      next.tv_nsec -= 1000000000, next.tv_sec++;
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &next, NULL);
  }
}
// #endregion loops

static double late(void (*loop)(void)) {
  double start = ms(CLOCK_MONOTONIC);
  loop();
  return ms(CLOCK_MONOTONIC) - start - ROUNDS * 20;
}

int main(void) {
  // #region main
  double by_pause = late(sleep_for), by_moment = late(sleep_until);
  printf("sleep for 20 ms:     %5.0f ms late after 2 s\n", by_pause);
  printf("sleep until n x 20:  %5.0f ms late after 2 s\n", by_moment);
  printf("the first at least 100 ms, the second less? %s\n",
         by_pause >= 100 && by_moment < by_pause ? "yes" : "no");
  // #endregion main
}
