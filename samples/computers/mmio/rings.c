#include "device.h"

enum { DOORBELL };
static uint64_t filled; /* in memory */
static int rings;

static uint32_t device_read(int offset) { return 0; }
static void device_write(int offset, uint32_t value) { rings++; }

// #region driver
__attribute__((noinline))
static void send(uint64_t *filled, volatile uint32_t *reg) {
    for (int i = 0; i < 3; i++) {
        ++*filled;
        reg[DOORBELL] = 1;
    }
}
// #endregion driver

int main(void) {
    volatile uint32_t *reg = plug_in();
    send(&filled, reg);
    printf("filled %d, rang %d times\n", (int)filled, rings);
}
