#include <stdio.h>
#include <unistd.h>

int main(void) {
  printf("level 12\n");
  _exit(0);
}
