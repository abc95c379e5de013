#include <limits.h>
#include <stdint.h>
#include <stdio.h>

// #region after
int wraps(int x) { return x + 1 < x; }
int wraps_unsigned(unsigned x) { return x + 1 < x; }
int wraps_byte(uint8_t x) { return x + 1 < x; }

int main(void) {
    printf("int:      %d\n", wraps(INT_MAX));
    printf("unsigned: %d\n", wraps_unsigned(UINT_MAX));
    printf("uint8_t:  %d\n", wraps_byte(UINT8_MAX));
}
// #endregion after
