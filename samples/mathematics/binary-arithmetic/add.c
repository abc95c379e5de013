#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

// #region add
static void bits(uint8_t byte) {
    for (int i = 7; i >= 0; i--) putchar('0' + (byte >> i & 1));
}

static void add(uint8_t a, uint8_t b) {
    uint8_t u;
    int8_t s;
    bool carry = __builtin_add_overflow(a, b, &u);
    bool overflow = __builtin_add_overflow((int8_t)a, (int8_t)b, &s);
    bits(a), printf(" + "), bits(b), printf(" = "), bits(u);
    printf("\n  unsigned %4d + %4d = %4d%s", a, b, u,
           carry ? "  wrong: carry out" : "");
    printf("\n  signed   %4d + %4d = %4d%s\n", (int8_t)a, (int8_t)b, s,
           overflow ? "  wrong: overflow" : "");
}

int main(void) {
    add(200, 100);
    add(100, 100);
    add(156, 156);
}
// #endregion add
