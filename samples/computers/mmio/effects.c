#include "device.h"

// #region device
enum { DATA, STATUS }; /* registers, four bytes each */
enum { OVERRUN = 1, PARITY = 2, ENABLE = 128 };

static const char *line = "go";     /* bytes that have arrived */
static uint32_t state = OVERRUN | PARITY;

static uint32_t device_read(int offset) {
    if (offset == 4 * STATUS) return state;
    return *line ? *line++ : 0; /* a read takes the byte out */
}
static void device_write(int offset, uint32_t value) {
    uint32_t flags = state & ~value & (OVERRUN | PARITY);
    state = flags | (value & ENABLE); /* a 1 clears a flag */
}
// #endregion device

int main(void) {
    // #region driver
    volatile uint32_t *reg = plug_in();
    printf("debug: DATA is %c\n", reg[DATA]);
    printf("driver: received %c\n", reg[DATA]);

    printf("flags: %u\n", reg[STATUS] & (OVERRUN | PARITY));
    reg[STATUS] |= ENABLE;
    printf("flags: %u\n", reg[STATUS] & (OVERRUN | PARITY));
    // #endregion driver
}
