#include <stdatomic.h>

int left = 6;
atomic_int sold;

void sell(void) {
  left = 4;
  atomic_store_explicit(&sold, 1, ORDER);
}
