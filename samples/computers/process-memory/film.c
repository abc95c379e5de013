#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const size_t MIB = 1024 * 1024;

void show(char *when) {
  printf("%-16s", when);
  fflush(stdout);
  system("ps -o vsz=,rss= -p $PPID");
}

int main(void) {
  show("start");
  char *name = malloc(20);
  char *film = malloc(1024 * MIB);
  show("asked for");
  memset(film, 1, 256 * MIB);
  show("quarter written");
  printf("name at %p\nfilm at %p\n", name, film);
  free(film);
  show("given back");
}
