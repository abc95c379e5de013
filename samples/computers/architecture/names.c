#include <stdio.h>

int main(void) {
  FILE *file = fopen("names.txt", "r");
  char c;
  int n = 0;
  while ((c = getc(file)) != EOF && n < 1000)
    n++;
  printf("%d characters\n", n);
}
