#include <stdio.h>
#include <string.h>
#include <errno.h>
#include <time.h>

int main(void) {
  struct timespec t;
  if (clock_gettime(CLOCK_MONOTONIC, &t) == -1)
    printf("no time: %s\n", strerror(errno));
  else
    printf("got the time\n");
}
