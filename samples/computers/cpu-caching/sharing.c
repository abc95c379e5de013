#include <pthread.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define STEPS 20000
#define READINGS 41

static double clock_ns(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static atomic_int stop;

// #region route
static struct {
  alignas(64) void *target;       /* this thread only reads it     */
  atomic_long hits;               /* 8 bytes on, in the same line  */
  alignas(64) atomic_long total;  /* in a line of its own          */
} route;

static void *other_thread(void *counter) {
  while (!stop) atomic_fetch_add((atomic_long *)counter, 1);
  return NULL;
}

static void read_target(void) {
  void **here = (void **)&route.target;
  for (int i = 0; i < STEPS; i++) here = *(void *volatile *)here;
}
// #endregion route

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* The time of a load while the other thread counts, of which nine in
   ten readings stay below. On a busy machine the two often take turns:
   such readings do not count. */
static double beside(atomic_long *counter) {
  double loads[READINGS];
  pthread_t thread;
  atomic_store(&stop, 0);
  pthread_create(&thread, NULL, other_thread, counter);
  for (int taken = 0; taken < READINGS;) {
    double on_cpu = clock_ns(CLOCK_THREAD_CPUTIME_ID);
    double took = clock_ns(CLOCK_MONOTONIC);
    long counted = *counter;
    read_target();
    counted = *counter - counted;
    took = clock_ns(CLOCK_MONOTONIC) - took;
    on_cpu = clock_ns(CLOCK_THREAD_CPUTIME_ID) - on_cpu;
    if (took < 1.2 * on_cpu && counted > took / 60)
      loads[taken++] = took / STEPS;
  }
  atomic_store(&stop, 1);
  pthread_join(thread, NULL);
  qsort(loads, READINGS, sizeof *loads, ascending);
  return loads[READINGS * 9 / 10];
}

// #region main
int main(void) {
  route.target = &route.target;
  double far = beside(&route.total), near = beside(&route.hits);
  printf("the other counts in total %5.1f ns a load\n", far);
  printf("the other counts in hits  %5.1f ns a load\n", near);
  printf("more than twice as long? %s\n",
         near > 2 * far ? "yes" : "no");
}
// #endregion main
