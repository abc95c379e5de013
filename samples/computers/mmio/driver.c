#include "device.h"

enum { STATUS, CONTROL }; /* registers, four bytes each */
enum { READY = 1, RESET = 1 };

/* It is ready when it has been asked five times. */
static uint32_t device_read(int offset) {
    static int asked;
    printf(" read");
    return ++asked >= 5 ? READY : 0;
}
static void device_write(int offset, uint32_t value) {
    printf(" write(%u)", value);
}

// #region driver
/* The driver. REG is the type of a register. */
static void reset(REG *reg) {
    reg[CONTROL] = RESET;
    reg[CONTROL] = 0;
}

__attribute__((noinline))
static int poll(REG *reg) {
    for (int tries = 0; tries < 1000; tries++)
        if (reg[STATUS] & READY) return 1;
    return 0;
}
// #endregion driver

int main(void) {
    REG *reg = plug_in();
    printf("reset:");
    reset(reg);
    printf("\npoll: ");
    printf(poll(reg) ? " ready\n" : " gave up\n");
}
