#include "device.h"

#ifdef ORDERED
#define barrier() __asm__ volatile("" ::: "memory")
#else
#define barrier()
#endif

enum { DOORBELL };
static struct message { uint64_t length; } message; /* in memory */

static uint32_t device_read(int offset) { return 0; }

// #region device
/* The bell rings: the device looks into memory by itself. */
static void device_write(int offset, uint32_t value) {
    volatile struct message *memory = &message;
    printf(" %d", (int)memory->length);
}
// #endregion device

// #region driver
__attribute__((noinline))
static void send(struct message *message, volatile uint32_t *reg) {
    message->length = 5;
    barrier();
    reg[DOORBELL] = 1;
    message->length = 7;
    barrier();
    reg[DOORBELL] = 1;
}
// #endregion driver

int main(void) {
    volatile uint32_t *reg = plug_in();
    printf("lengths that the device found:");
    send(&message, reg);
    printf("\n");
}
