#include <stdio.h>

int main(void) {
  char *text = "welcome";
  text[0] = 'W';
  printf("%s\n", text);
}
