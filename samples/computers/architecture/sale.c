#include <stdio.h>

void sell(int *left) {
  *left -= 2;
}

int main(void) {
  int left = 6;
  sell(&left);
  printf("%d left\n", left);
}
