#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define TURNS 81

static void stay(void) {
  cpu_set_t set;
  int cpu = 0;
  sched_getaffinity(0, sizeof set, &set);
  while (!CPU_ISSET(cpu, &set)) cpu++;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  sched_setaffinity(0, sizeof set, &set);
}

static double ms(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* Neither glibc 2.36 nor linux/sched/types.h can be used beside
   sched.h, so here are the fields that we need. */
struct attributes {
  uint32_t size, policy;
  uint64_t flags;
  int32_t nice;
  uint32_t priority;
  uint64_t runtime, deadline, period;
};

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double ask_for_slice(double want) {
  struct attributes own = {sizeof own, .runtime = want * 1e6};
  syscall(SYS_sched_setattr, 0, &own, 0);
  syscall(SYS_sched_getattr, 0, &own, sizeof own, 0);
  return own.runtime / 1e6;
}

static double wake_and_work(void) {
  double slept = ms(CLOCK_MONOTONIC);
  usleep(10000);
  double late = ms(CLOCK_MONOTONIC) - slept - 10;
  double start = ms(CLOCK_THREAD_CPUTIME_ID);
  while (ms(CLOCK_THREAD_CPUTIME_ID) < start + 0.5);
  return late;
}

int main(void) {
  pid_t rivals[4];
  stay();
  for (int i = 0; i < 4; i++)
    if ((rivals[i] = fork()) == 0) for (;;);
  double want[] = {0.01, 1000}, got[2];
  double late[2][TURNS];
  // #region main
  for (int i = 0; i < TURNS; i++)
    for (int j = 0; j < 2; j++) {
      got[j] = ask_for_slice(want[j]);
      late[j][i] = wake_and_work();
    }
  // #endregion main
  for (int j = 0; j < 2; j++) {
    qsort(late[j], TURNS, sizeof *late[j], ascending);
    printf("slice %5.1f ms: runs %5.2f ms late\n", got[j],
           late[j][TURNS / 2]);
  }
  for (int i = 0; i < 4; i++) kill(rivals[i], SIGKILL);
  while (wait(NULL) > 0);
}
