#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  int *place = (int *)strtoul(argv[1], NULL, 16);
  printf("look finds %d\n", *place);
}
