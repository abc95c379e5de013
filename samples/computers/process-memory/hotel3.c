#include <stdio.h>
#include <stdlib.h>

int rooms = 3;
int guests[5000];

int main(void) {
  int key = 7;
  printf("main         %p\n", (void *)main);
  printf("\"Welcome\"    %p\n", (void *)"Welcome");
  printf("rooms        %p\n", (void *)&rooms);
  printf("guests[4999] %p\n", (void *)&guests[4999]);
  printf("key          %p\n", (void *)&key);
  fflush(stdout);
  system("pmap $PPID");
}
