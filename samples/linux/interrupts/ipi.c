#define _GNU_SOURCE
#include <linux/membarrier.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#define CALLS 10000

static cpu_set_t allowed;

static int nth_cpu(int n) {
  for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
    if (CPU_ISSET(cpu, &allowed) && n-- == 0) return cpu;
  puts("This needs two processors.");
  exit(1);
}

static void run_on(int cpu) {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(cpu, &one);
  sched_setaffinity(0, sizeof one, &one);
}

// #region column
/* One number of the line "Function call interrupts". */
static long interrupts(int cpu) {
  char line[16384];
  long count = 0;
  FILE *file = fopen("/proc/interrupts", "r");
  while (fgets(line, sizeof line, file))
    if (strstr(line, "unction call interrupts")) {
      char *at = strchr(line, ':') + 1;
      for (int i = 0; i <= cpu; i++) count = strtol(at, &at, 10);
    }
  fclose(file);
  return count;
}
// #endregion column

static volatile int ready, stop;
static volatile unsigned long rounds;
static long switches;

// #region worker
static void *count_up(void *cpu) {
  struct rusage before, after;
  run_on(*(int *)cpu);
  getrusage(RUSAGE_THREAD, &before);
  ready = 1;
  while (!stop) rounds++;
  getrusage(RUSAGE_THREAD, &after);
  switches = after.ru_nvcsw - before.ru_nvcsw +
             after.ru_nivcsw - before.ru_nivcsw;
  return NULL;
}
// #endregion worker

static void wait_until_it_counts(void) {
  for (unsigned long seen = rounds; rounds == seen;);
}

int main(void) {
  pthread_t worker;
  sched_getaffinity(0, sizeof allowed, &allowed);
  int here = nth_cpu(0), there = nth_cpu(1);
  run_on(here);
  syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0,
          0);
  pthread_create(&worker, NULL, count_up, &there);
  while (!ready) usleep(1000);
  // #region main
  long before = interrupts(there);
  for (int i = 0; i < CALLS; i++) {
    wait_until_it_counts();
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0);
  }
  long count = interrupts(there) - before;
  stop = 1;
  pthread_join(worker, NULL);
  printf("%d calls, %5ld interrupts, %4ld switches\n", CALLS, count,
         switches);
  printf("an interrupt for 9 calls in 10, or more? %s\n",
         10 * count > 9 * CALLS ? "yes" : "no");
  // #endregion main
}
