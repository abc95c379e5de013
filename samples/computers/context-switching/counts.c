#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* From now on this process, and its children, run on one processor. */
static void stay(void) {
  cpu_set_t set;
  int cpu = 0;
  sched_getaffinity(0, sizeof set, &set);
  while (!CPU_ISSET(cpu, &set)) cpu++;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  sched_setaffinity(0, sizeof set, &set);
}

// #region status
static long status(const char *name) {
  char line[256];
  long number = -1;
  FILE *file = fopen("/proc/self/status", "r");
  while (fgets(line, sizeof line, file))
    if (!strncmp(line, name, strlen(name)))
      number = atol(line + strlen(name));
  fclose(file);
  return number;
}
// #endregion status

static void count(const char *what, void (*work)(void)) {
  long gave = status("voluntary_ctxt_switches:");
  long lost = status("nonvoluntary_ctxt_switches:");
  work();
  gave = status("voluntary_ctxt_switches:") - gave;
  lost = status("nonvoluntary_ctxt_switches:") - lost;
  printf("%-24s about %4ld  %5ld\n", what, (gave + 50) / 100 * 100,
         lost);
}

// #region work
static void calls(void) {
  for (int i = 0; i < 1000; i++) getppid();
}
static void sleeps(void) {
  for (int i = 0; i < 1000; i++) usleep(100);
}
static void yields(void) {
  for (int i = 0; i < 1000; i++) sched_yield();
}
static void compute(void) {
  clock_t end = clock() + CLOCKS_PER_SEC / 2;
  while (clock() < end);
}
// #endregion work

int main(void) {
  stay();
  puts("                          voluntary  other");
  // #region main
  count("1000 system calls", calls);
  count("1000 sleeps", sleeps);
  count("computing 0.5 s", compute);

  pid_t rival = fork();
  if (rival == 0) for (;;);
  count("computing, with a rival", compute);
  count("1000 yields, to it", yields);
  // #endregion main
  kill(rival, SIGKILL);
  wait(NULL);
}
