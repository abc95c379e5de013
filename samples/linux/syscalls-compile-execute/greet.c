#include <stdio.h>

void greet(void) {
  puts("hello from the library");
}
