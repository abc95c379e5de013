#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// #region show
/* Prints by how many MiB the RSS differs from the first call. */
static void show(const char *step) {
  static long first = -1;
  char line[256];
  long rss = -1;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  while (file && fgets(line, sizeof line, file))
    sscanf(line, "Rss: %ld", &rss);
  if (file) fclose(file);
  if (first < 0) first = rss;
  printf("%-15s RSS +%2ld MiB\n", step, (rss - first + 512) / 1024);
}
// #endregion show

// #region titles
#define COUNT 100000
char *titles[COUNT];

int main(void) {
  show("start");
  for (int i = 0; i < COUNT; i++) {
    titles[i] = malloc(200);
    memset(titles[i], 'a', 200);
  }
  show("written");
  for (int i = 0; i < COUNT - 1; i++)
    free(titles[i]);
  show("all but 1 freed");
  free(titles[COUNT - 1]);
  show("last one freed");
}
// #endregion titles
