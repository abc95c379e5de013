#define _GNU_SOURCE
#include <alloca.h>
#include <stdio.h>
#include <string.h>

/* Size and resident part of [stack] in /proc/self/smaps. */
static void report(const char *when) {
  char line[256];
  long size = -1, rss = -1;
  int found = 0;
  FILE *file = fopen("/proc/self/smaps", "r");
  while (file && fgets(line, sizeof line, file)) {
    if (strstr(line, "[stack]")) found = 1;
    if (found) sscanf(line, "Size: %ld", &size);
    if (found && sscanf(line, "Rss: %ld", &rss) == 1) break;
  }
  if (file) fclose(file);
  printf("%-24s mapped %.0f MiB, in memory %.0f MiB\n", when,
         size / 1024.0, rss / 1024.0);
}

// #region stack
__attribute__((noinline)) static void deep(long bytes) {
  volatile char *locals = alloca(bytes);
  for (long i = 0; i < bytes; i += 1024) locals[i] = 1;
  report("4 MiB of locals in use");
}

int main(void) {
  report("before the call");
  deep(4 << 20);
  report("after it has returned");
}
// #endregion stack
