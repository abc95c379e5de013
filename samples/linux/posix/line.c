#ifdef ASK
#define _POSIX_C_SOURCE 200809L
#endif
#include <stdio.h>

int main(void) {
  char *line = NULL;
  size_t size = 0;
  getline(&line, &size, stdin);
  printf("first line: %s", line);
}
