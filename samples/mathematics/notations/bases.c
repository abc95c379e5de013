#include <stdio.h>
#include <stdlib.h>

// #region bases
int main(void) {
    printf("%d %d %d %d\n", 0b10, 010, 10, 0x10);
    printf("%d is %o in base 8, %x in base 16\n", 200, 200, 200);

    const char *mode = "644";
    printf("\"%s\" read in base 10: %ld, in base 8: %ld\n",
           mode, strtol(mode, NULL, 10), strtol(mode, NULL, 8));
}
// #endregion bases
