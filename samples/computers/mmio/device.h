#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

/* What the device does; the program that includes this says it. */
static uint32_t device_read(int offset);
static void device_write(int offset, uint32_t value);

// #region trap
static char *page; /* no memory behind it, as far as we can tell */
static int offset, writing;

/* The processor refused an access: ask the device, and let it pass. */
static void on_fault(int sig, siginfo_t *info, void *context) {
    greg_t *reg = ((ucontext_t *)context)->uc_mcontext.gregs;
    offset = (char *)info->si_addr - page;
    if (offset < 0 || offset > 4095) abort();
    writing = reg[REG_ERR] & 2;
    mprotect(page, 4096, PROT_READ | PROT_WRITE);
    if (!writing) *(uint32_t *)(page + offset) = device_read(offset);
    reg[REG_EFL] |= 0x100; /* one instruction, then SIGTRAP */
}

/* The instruction is done: close the page again. */
static void on_step(int sig, siginfo_t *info, void *context) {
    greg_t *reg = ((ucontext_t *)context)->uc_mcontext.gregs;
    reg[REG_EFL] &= ~0x100;
    uint32_t value = *(uint32_t *)(page + offset);
    mprotect(page, 4096, PROT_NONE);
    if (writing) device_write(offset, value);
}
// #endregion trap

static void *plug_in(void) {
    struct sigaction fault = {.sa_sigaction = on_fault,
                              .sa_flags = SA_SIGINFO};
    struct sigaction step = {.sa_sigaction = on_step,
                             .sa_flags = SA_SIGINFO};
    sigaction(SIGSEGV, &fault, NULL);
    sigaction(SIGTRAP, &step, NULL);
    page = mmap(NULL, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return page;
}
