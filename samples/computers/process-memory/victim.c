#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#define SIZE (512L << 20)

static int score(void) {
  int value = -1;
  FILE *file = fopen("/proc/self/oom_score", "r");
  if (file && fscanf(file, "%d", &value) != 1) value = -1;
  if (file) fclose(file);
  return value;
}

/* Sets oom_score_adj; gives "done" or the error. */
static const char *adjust(int value) {
  FILE *file = fopen("/proc/self/oom_score_adj", "w");
  if (!file) return strerror(errno);
  fprintf(file, "%d", value);
  return fclose(file) == 0 ? "done" : strerror(errno);
}

static int before;

static void compare(const char *step) {
  int now = score();
  printf("%-20s score %s\n", step,
         now > before ? "higher" : now < before ? "lower" : "the same");
  before = now;
}

// #region victim
int main(void) {
  before = score();
  char *memory = mmap(NULL, SIZE, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  compare("512 MiB promised:");
  memset(memory, 1, SIZE);
  compare("512 MiB written:");
  munmap(memory, SIZE);
  compare("given back:");
  printf("adjust to -500: %s\n", adjust(-500));
  printf("adjust to 1000: %s\n", adjust(1000));
  compare("as a volunteer:");
}
// #endregion victim
