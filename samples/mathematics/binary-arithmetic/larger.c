#include <limits.h>
#include <stdio.h>

// #region larger
static int next_is_larger(int x) { return x + 1 > x; }
static int next_u_is_larger(unsigned x) { return x + 1 > x; }

int main(void) {
    volatile int most = INT_MAX;
    volatile unsigned most_u = UINT_MAX;
    printf("signed:   %d\n", next_is_larger(most));
    printf("unsigned: %d\n", next_u_is_larger(most_u));
}
// #endregion larger
