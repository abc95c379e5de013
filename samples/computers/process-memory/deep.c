#include <stdio.h>

void call(int number) {
  int here = number;
  if (number <= 3 || number % 50000 == 0)
    printf("call %6d: here is at %p\n", here, (void *)&here);
  call(number + 1);
}

int main(void) {
  setlinebuf(stdout);
  call(1);
}
