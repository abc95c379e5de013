#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SLEEPS 2000

static int cpu;

static void stay(void) {
  cpu_set_t set;
  sched_getaffinity(0, sizeof set, &set);
  while (!CPU_ISSET(cpu, &set)) cpu++;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  sched_setaffinity(0, sizeof set, &set);
}

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

/* The number of the line "Local timer interrupts" for our processor. */
static long interrupts(void) {
  char line[16384];
  long count = 0;
  FILE *file = fopen("/proc/interrupts", "r");
  while (fgets(line, sizeof line, file))
    if (strstr(line, "Local timer") || strstr(line, "arch_timer")) {
      char *at = strchr(line, ':') + 1;
      for (int i = 0; i <= cpu; i++) count = strtol(at, &at, 10);
    }
  fclose(file);
  return count;
}

int main(void) {
  stay();
  // #region main
  long before = interrupts();
  for (double end = seconds() + 1; seconds() < end;);
  printf("1 s of computing: %5ld\n", interrupts() - before);

  before = interrupts();
  for (int i = 0; i < SLEEPS; i++)
    nanosleep(&(struct timespec){.tv_nsec = 500000}, NULL);
  long sleeping = interrupts() - before;
  printf("2000 sleeps:      %5ld\n", sleeping);
  printf("more than 9 for 10 sleeps? %s\n",
         10 * sleeping > 9 * SLEEPS ? "yes" : "no");
  // #endregion main
}
