#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// #region show
/* A field of a file in /proc/self, in KiB. */
static long kib(const char *path, const char *field) {
  char line[256];
  long value = -1;
  size_t length = strlen(field);
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, field, length)) value = atol(line + length);
  if (file) fclose(file);
  return value;
}

/* Prints by how many MiB VmSize and the RSS differ from the first call. */
static void show(const char *step) {
  static long first_size = -1, first_rss;
  long size = kib("/proc/self/status", "VmSize:");
  long rss = kib("/proc/self/smaps_rollup", "Rss:");
  if (first_size < 0) {
    first_size = size;
    first_rss = rss;
  }
  printf("%-9s  VmSize +%2ld  RSS +%2ld MiB\n", step,
         (size - first_size) / 1024, (rss - first_rss) / 1024);
}
// #endregion show

// #region film
char *film;

int main(void) {
  show("start");
  film = malloc(64 * 1024 * 1024);
  show("requested");
  memset(film, 1, 64 * 1024 * 1024);
  show("written");
  free(film);
  show("freed");
}
// #endregion film
