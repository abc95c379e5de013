#include <stdio.h>
void greet(void);

int main(void) {
  printf("before the call\n");
  greet();
}
