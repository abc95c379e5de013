#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <ucontext.h>

static sigjmp_buf back;
static int *volatile nowhere = (int *)8;

// #region handler
static void caught(int signal, siginfo_t *info, void *context) {
  greg_t *saved = ((ucontext_t *)context)->uc_mcontext.gregs;
  printf("vector %2d, error code %#5x, SIG%s\n",
         (int)saved[REG_TRAPNO], (int)saved[REG_ERR],
         sigabbrev_np(signal));
  siglongjmp(back, 1);
}
// #endregion handler

#define TRY(what, instruction)     \
  printf("%-19s ", what);          \
  if (sigsetjmp(back, 1) == 0) {   \
    instruction;                   \
    puts("no signal");              \
  }

int main(void) {
  struct sigaction action = {.sa_sigaction = caught,
                             .sa_flags = SA_SIGINFO};
  int signals[] = {SIGFPE, SIGTRAP, SIGILL, SIGSEGV};
  for (int i = 0; i < 4; i++) sigaction(signals[i], &action, NULL);
  // #region main
  long low = 39, high = 0; /* 39: the call getpid */
  TRY("divide by zero", asm volatile("idivl %2"
                          : "+a"(low), "+d"(high) : "r"(0)))
  TRY("breakpoint", asm volatile("int3"))
  TRY("no such instruction", asm volatile("ud2"))
  TRY("read address 8", *(volatile int *)nowhere)
  TRY("halt the processor", asm volatile("hlt"))
  TRY("claim interrupt 32", asm volatile("int $32"))
  TRY("system call", asm volatile("syscall" : "+a"(low)
                       : : "rcx", "r11", "memory"))
  // #endregion main
}
