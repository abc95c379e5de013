#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// #region show
/* Prints an address, and from the line of /proc/self/maps that covers
   it the permissions and the file, without the folder of the file. */
static void show(const char *name, const void *at) {
  char line[512], rights[5], from[256];
  unsigned long start, end, address = (unsigned long)at;
  FILE *maps = fopen("/proc/self/maps", "r");
  while (maps && fgets(line, sizeof line, maps)) {
    strcpy(from, "-");
    sscanf(line, "%lx-%lx %4s %*s %*s %*s %255s", &start, &end, rights,
           from);
    if (address < start || address >= end) continue;
    char *folder = strrchr(from, '/');
    printf("%-7s %14p %s %s\n", name, at, rights,
           folder ? folder + 1 : from);
  }
  if (maps) fclose(maps);
}
// #endregion show

// #region album
int opened = 3;
int views[100000];

int main(void) {
  int number = 7;
  char *title = malloc(200);
  char *photo = malloc(1000000);
  show("number", &number);
  show("photo", photo);
  show("title", title);
  show("views", &views[50000]); // middle
  show("opened", &opened);
  show("\"Lake\"", "Lake");
  show("main", main);
}
// #endregion album
