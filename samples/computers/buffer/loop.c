#include <stdio.h>
#include <stdlib.h>

struct account {
  char name[8];
  int admin;
};

int main(int argc, char **argv) {
  struct account *one = calloc(1, sizeof *one);
  // #region copy
  for (int i = 0; argv[1][i]; i++) one->name[i] = argv[1][i];
  // #endregion copy
  printf("%s, admin %d\n", one->name, one->admin);
}
