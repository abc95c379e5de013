#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>

#define THREADS 4

/* A field of a file in /proc/self, in KiB. */
static long kib(const char *path, const char *field) {
  char line[256];
  long value = -1;
  size_t length = strlen(field);
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, field, length)) {
      value = atol(line + length);
      break;
    }
  if (file) fclose(file);
  return value;
}

static long size(void) { return kib("/proc/self/status", "VmSize:"); }
static long rss(void) { return kib("/proc/self/smaps_rollup", "Rss:"); }

static pthread_barrier_t ready, done;
static long size_before, rss_before;

static void report(const char *step) {
  long more_rss = rss() - rss_before;
  printf("%-22s VmSize +%3ld MiB, Rss +%s MiB\n", step,
         (size() - size_before) / 1024,
         more_rss < 1024 ? "less than 1" : "1 or more");
}

// #region threads
static void *run(void *byte) {
  pthread_barrier_wait(&ready); /* 1: only a stack */
  pthread_barrier_wait(&done);
  *(char **)byte = malloc(1);
  pthread_barrier_wait(&ready); /* 2: and one byte of heap */
  pthread_barrier_wait(&done);
  return NULL;
}

static void measure(const char *step) {
  pthread_barrier_wait(&ready);
  report(step);
  pthread_barrier_wait(&done);
}

static void four_threads(void) {
  static char *bytes[THREADS];
  pthread_t threads[THREADS];
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 8 << 20);
  for (int i = 0; i < THREADS; i++)
    pthread_create(&threads[i], &attributes, run, &bytes[i]);
  measure("4 threads started");
  measure("each called malloc(1)");
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
}
// #endregion threads

int main(void) {
  /* Else a kernel before 6.8 may give a stack huge pages. */
  prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
  pthread_barrier_init(&ready, NULL, THREADS + 1);
  pthread_barrier_init(&done, NULL, THREADS + 1);
  /* The first use of a function can fault in its own code and data. */
  for (int round = 0; round < 2; round++) {
    size_before = size();
    rss_before = rss();
  }
  four_threads();
}
