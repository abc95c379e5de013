// #region top
#include <pthread.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

// #endregion top
struct node {
  alignas(64) struct node *next;  // a new line
  atomic_long visits;             // the same line
  alignas(64) atomic_long total;  // another line
} ring = {.next = &ring};

atomic_int stop;

// thread 1 adds to visits, or to total
void *add(void *counter) {
  while (!stop) atomic_fetch_add((atomic_long *)counter, 1);
  return NULL;
}

// thread 2 reads next, and nothing else
struct node *walk(struct node *n, int steps) {
  while (steps-- > 0) n = n->next;
  return n;
}

// #region helpers
#define STEPS 20000
#define READINGS 41

static double clock_ns(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* The time of a step while the other thread adds: the median.
   Readings during which the threads took turns on one core, because
   other programs needed the other core, do not count, unless there
   have been no others for five seconds: there may be one core only. */
static double beside(atomic_long *counter) {
  double reads[READINGS], until = clock_ns(CLOCK_MONOTONIC) + 5e9;
  pthread_t thread;
  stop = 0;
  pthread_create(&thread, NULL, add, counter);
  for (int taken = 0; taken < READINGS;) {
    double on_cpu = clock_ns(CLOCK_THREAD_CPUTIME_ID);
    double took = clock_ns(CLOCK_MONOTONIC);
    long added = *counter;
    struct node *end = walk(&ring, STEPS);
    added = *counter - added;
    took = clock_ns(CLOCK_MONOTONIC) - took;
    on_cpu = clock_ns(CLOCK_THREAD_CPUTIME_ID) - on_cpu;
    int alone = took >= 1.2 * on_cpu || added <= took / 1000;
    if (end && (!alone || clock_ns(CLOCK_MONOTONIC) > until))
      reads[taken++] = took / STEPS;
  }
  stop = 1;
  pthread_join(thread, NULL);
  qsort(reads, READINGS, sizeof *reads, ascending);
  return reads[READINGS / 2];
}
// #endregion helpers

int main(void) {
  printf("adding to visits %5.1f ns\n", beside(&ring.visits));
  printf("adding to total  %5.1f ns\n", beside(&ring.total));
}
