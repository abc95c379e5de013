#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const size_t MIB = 1024 * 1024;

void show(char *when) {
  printf("%-16s", when);
  fflush(stdout);
  system("ps -o rss= -p $PPID");
}

int main(void) {
  show("start");
  for (int day = 1; day <= 2; day++) {
    char *film = malloc(20 * MIB);
    memset(film, 1, 20 * MIB);
    show("written");
    free(film);
    show("given back");
  }
}
