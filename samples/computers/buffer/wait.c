#define _GNU_SOURCE
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MESSAGE = 4096, MOST = 600 };
static atomic_int *done; /* messages consumed so far, shared */

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int by_size(const void *a, const void *b) {
  double d = *(const double *)a - *(const double *)b;
  return (d > 0) - (d < 0);
}

/* The value that a quarter of the list does not reach. */
static double quartile(double *list, int count) {
  qsort(list, count, sizeof *list, by_size);
  return list[count / 4];
}

// #region sides
/* As fast as it can. A message says how many were done before it. */
static void produce(int to, int count) {
  static int message[MESSAGE / sizeof(int)];
  for (int i = 0; i < count; i++) {
    message[0] = *done;
    if (write(to, message, MESSAGE) != MESSAGE) exit(1);
  }
}

/* Takes 2 ms a message; keeps how many others each has waited for. */
static void consume(int from, int count, double *waited, double *took) {
  static int message[MESSAGE / sizeof(int)];
  for (int i = 0; i < count; i++) {
    double start = now();
    if (read(from, message, MESSAGE) != MESSAGE) exit(1);
    nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
    waited[i] = *done - message[0];
    took[i] = now() - start;
    ++*done;
  }
}
// #endregion sides

/* The same through a pipe with so much room. Returns its pace. */
static double run(int room, double first) {
  static double waited[MOST], took[MOST];
  int ends[2], count = room + 200;
  if (pipe(ends)) exit(1);
  if (fcntl(ends[1], F_SETPIPE_SZ, room * MESSAGE) < 0) exit(1);
  *done = 0;
  if (fork() == 0) {
    produce(ends[1], count);
    exit(0);
  }
  consume(ends[0], count, waited, took);
  wait(NULL);
  double pace = quartile(took, count);
  if (first == 0) first = pace;
  printf("room for %3d: waits for %3.0f others, %.0f times the pace\n",
         room, quartile(waited + room, 200), first / pace);
  return pace;
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  done = mmap(NULL, 4096, PROT_READ | PROT_WRITE,
              MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  double first = run(1, 0);
  run(16, first);
  run(256, first);
}
