#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void stay(void) {
  cpu_set_t set;
  int cpu = 0;
  sched_getaffinity(0, sizeof set, &set);
  while (!CPU_ISSET(cpu, &set)) cpu++;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  sched_setaffinity(0, sizeof set, &set);
}

static double used(pid_t pid) {
  clockid_t clock;
  struct timespec time;
  clock_getcpuclockid(pid, &clock);
  clock_gettime(clock, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static pid_t spin(int nice_value) {
  pid_t pid = fork();
  if (pid == 0) {
    setpriority(PRIO_PROCESS, 0, nice_value);
    for (;;);
  }
  return pid;
}

int main(void) {
  stay();
  // #region main
  pid_t a = spin(0);
  pid_t b = spin(5);
  pid_t c = spin(10);
  sleep(4);
  double of_a = used(a);
  double of_b = used(b);
  double of_c = used(c);
  printf("nice 0 against nice 5:  %.0f to 1\n",
         of_a / of_b);
  printf("nice 5 against nice 10: %.0f to 1\n",
         of_b / of_c);
  // #endregion main
  kill(a, SIGKILL), kill(b, SIGKILL), kill(c, SIGKILL);
  while (wait(NULL) > 0);
}
