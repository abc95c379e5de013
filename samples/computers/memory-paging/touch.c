#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>

#define PAGE 4096
#define PAGES 16384

static volatile char *memory;
static long faults_before, frames_before;

static long faults(void) {
  struct rusage use;
  getrusage(RUSAGE_SELF, &use);
  return use.ru_minflt;
}

/* Frames that this process has mapped: the kernel counts them entry by
   entry for smaps_rollup, while its quick counters are approximate. */
static long frames(void) {
  char line[256];
  long kib = -1;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  if (!file) return -1;
  while (fgets(line, sizeof line, file))
    if (sscanf(line, "Rss: %ld", &kib) == 1) break;
  fclose(file);
  return kib / 4;
}

static void start(void) {
  frames_before = frames();
  faults_before = faults();
}

static void report(const char *step) {
  long new_faults = faults() - faults_before;
  long new_frames = frames() - frames_before;
  printf("%-11s %6ld faults %6ld new frames\n", step, new_faults,
         new_frames);
}

// #region touch
static void reserve(void) {
  memory = mmap(NULL, PAGES * PAGE, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  madvise((void *)memory, PAGES * PAGE, MADV_NOHUGEPAGE);
}

static void read_all(void) {
  for (long page = 0; page < PAGES; page++) memory[page * PAGE];
}

static void write_all(void) {
  for (long page = 0; page < PAGES; page++) memory[page * PAGE] = 1;
}

static void give_back(void) {
  madvise((void *)memory, PAGES * PAGE, MADV_DONTNEED);
}
// #endregion touch

static void measure(const char *step, void (*work)(void)) {
  start();
  work();
  report(step);
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  /* The first use of a function can fault in its own code and data. */
  for (int round = 0; round < 2; round++) start();
  measure("mmap", reserve);
  measure("read", read_all);
  measure("write", write_all);
  measure("write again", write_all);
  measure("give back", give_back);
}
