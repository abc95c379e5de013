#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

// #region slack
int main(void) {
  static const size_t sizes[] = {1, 24, 25, 40, 1000, 140000, 1000000};
  printf("  asked    usable  unused\n");
  for (int i = 0; i < 7; i++) {
    size_t usable = malloc_usable_size(malloc(sizes[i]));
    printf("%7zu   %7zu   %4.0f %%\n", sizes[i], usable,
           100.0 * (usable - sizes[i]) / usable);
  }
}
// #endregion slack
