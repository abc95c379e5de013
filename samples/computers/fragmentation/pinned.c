#define _GNU_SOURCE
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#define BLOCKS 65536
#define SIZE 1000

/* Resident memory in MiB, counted page by page. */
static double resident(void) {
  char line[256];
  long kib = -1;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "Rss: %ld", &kib) == 1) break;
  if (file) fclose(file);
  return kib / 1024.0;
}

static char *blocks[BLOCKS];

// #region free
static void measure(const char *kept, int first, int step) {
  double start = resident();
  for (int i = 0; i < BLOCKS; i++)
    memset(blocks[i] = malloc(SIZE), 1, SIZE);
  double full = resident() - start;
  int count = 0;
  for (int i = 0; i < BLOCKS; i++) {
    if (i >= first && (i - first) % step == 0) count++;
    else free(blocks[i]);
  }
  double after_free = resident() - start;
  malloc_trim(0);
  printf("%-14s %4.0f %4.0f %5.0f %7.0f\n", kept,
         (double)count * SIZE / (1 << 20), full, after_free,
         resident() - start);
}
// #endregion free

/* Each case has a heap of its own, in a process of its own. */
static void run(const char *kept, int first, int step) {
  fflush(stdout);
  if (fork() == 0) {
    resident();
    measure(kept, first, step);
    exit(0);
  }
  wait(NULL);
}

int main(void) {
  prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
  memset(blocks, 1, sizeof blocks);
  printf("kept           live full freed trimmed\n");
  run("only the first", 0, BLOCKS);
  run("only the last", BLOCKS - 1, BLOCKS);
  run("one in 64", 0, 64);
  run("one in 4", 0, 4);
}
