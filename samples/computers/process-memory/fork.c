#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

int opened = 3;

int main(void) {
  if (fork() == 0) {
    opened = 4;
    printf("child  %d %p\n", opened, &opened);
    return 0;
  }
  wait(NULL);
  printf("parent %d %p\n", opened, &opened);
}
