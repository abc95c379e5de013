#include <stdio.h>

int main(void) {
  printf("h");
  printf("i");
  printf("\n");
}
