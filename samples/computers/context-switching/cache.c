#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LINES 300
#define GAP 576 /* bytes, so that no prefetcher helps */
#define ROUNDS 51

static void stay(void) {
  cpu_set_t set;
  int cpu = 0;
  sched_getaffinity(0, sizeof set, &set);
  while (!CPU_ISSET(cpu, &set)) cpu++;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  sched_setaffinity(0, sizeof set, &set);
}

/* Processor time, so that others on this machine do not count. */
static double used_ns(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

/* Lines on 43 pages, linked in random order. */
static void *circle(void) {
  size_t order[LINES];
  char *memory = mmap(NULL, LINES * GAP, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  madvise(memory, LINES * GAP, MADV_NOHUGEPAGE);
  for (int i = 0; i < LINES; i++) order[i] = i;
  for (int i = LINES - 1; i > 0; i--) {
    int j = rand() % (i + 1);
    size_t other = order[i];
    order[i] = order[j], order[j] = other;
  }
  for (int i = 0; i < LINES; i++)
    *(void **)(memory + order[i] * GAP) =
        memory + order[(i + 1) % LINES] * GAP;
  return memory;
}

static double walk(void *start) {
  double before = used_ns();
  for (int i = 0; i < LINES; i++) start = *(void *volatile *)start;
  return (used_ns() - before) / LINES;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void reads(const char *what, size_t bytes) {
  int go[2], done[2];
  char byte = 'x';
  void *own = circle();
  double first[ROUNDS], second[ROUNDS];
  if (pipe(go) || pipe(done)) exit(1);
  pid_t neighbour = fork();
  if (neighbour == 0) {
    volatile char *memory = calloc(bytes, 1);
    while (read(go[0], &byte, 1) == 1) {
      for (size_t i = 0; i < bytes; i += 64) memory[i]++;
      if (write(done[1], &byte, 1) != 1) break;
    }
    _exit(0);
  }
  for (int i = 0; i < ROUNDS; i++) {
    walk(own);
    if (write(go[1], &byte, 1) != 1) exit(1);
    if (read(done[0], &byte, 1) != 1) exit(1);
    first[i] = walk(own);
    second[i] = walk(own);
  }
  kill(neighbour, SIGKILL);
  wait(NULL);
  qsort(first, ROUNDS, sizeof *first, ascending);
  qsort(second, ROUNDS, sizeof *second, ascending);
  printf("after %s %5.1f ns a read, then %4.1f ns\n", what,
         first[ROUNDS / 2], second[ROUNDS / 2]);
}

int main(void) {
  stay();
  reads("1 byte: ", 1);
  reads("32 MiB: ", 32 << 20);
}
