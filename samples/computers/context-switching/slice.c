// #region attributes
#include "one.h"
#include <signal.h>
#include <stdint.h>
#include <sys/syscall.h>

#define TURNS 81

/* Neither glibc 2.36 nor linux/sched/types.h can be used beside
   sched.h, so here are the fields that we need. */
struct attributes {
  uint32_t size, policy;
  uint64_t flags;
  int32_t nice;
  uint32_t priority;
  uint64_t runtime, deadline, period;
};

static double ask_for_slice(double want) {
  struct attributes own = {sizeof own, .runtime = want * 1e6};
  syscall(SYS_sched_setattr, 0, &own, 0);
  syscall(SYS_sched_getattr, 0, &own, sizeof own, 0);
  return own.runtime / 1e6;
}

static double wake_and_work(void) {
  double asleep = ms(CLOCK_MONOTONIC);
  double nap = 8 + rand() % 4000 / 1000.0; /* 8 to 12 ms */
  usleep(nap * 1000);
  double late = ms(CLOCK_MONOTONIC) - asleep - nap;
  double start = ms(CLOCK_THREAD_CPUTIME_ID);
  while (ms(CLOCK_THREAD_CPUTIME_ID) < start + 0.5);
  return late;
}
// #endregion attributes

int main(int count, char **words) {
  pid_t loops[4];
  double late[TURNS];
  one_core();
  for (int i = 0; i < 4; i++)
    if ((loops[i] = fork()) == 0) for (;;);
  double got = ask_for_slice(count > 1 ? atof(words[1]) : 0);
  for (int i = 0; i < TURNS; i++) late[i] = wake_and_work();
  for (int i = 0; i < 4; i++) kill(loops[i], SIGKILL);
  qsort(late, TURNS, sizeof *late, ascending);
  printf("slice %5.1f ms: runs %5.2f ms late\n", got, late[TURNS / 2]);
  while (wait(NULL) > 0);
}
