#include <stdio.h>

// #region bases
int main(void) {
    printf("%d %d %d %d\n", 0b10, 010, 10, 0x10);
    printf("%d is %o in base 8, %x in base 16\n", 200, 200, 200);
}
// #endregion bases
