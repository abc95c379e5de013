#include <limits.h>
#include <stdio.h>

// is x + 1 larger than x?
int is_larger(int x) { return x + 1 > x; }

int main(void) {
  // INT_MAX: the largest int
  printf("%d\n", is_larger(INT_MAX));
}
