#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct account {
  char name[8];
  int admin;
};

int main(int argc, char **argv) {
  struct account *one = calloc(1, sizeof *one);
  strcpy(one->name, argv[1]);
  printf("%s, admin %d\n", one->name, one->admin);
}
