#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifndef __x86_64__
#error "this program shows the red zone of x86-64"
#endif

// #region below
/* below(process, signal, copy): fills the 512 bytes below the stack
   pointer with 'Z', sends a signal, and copies what is there then. */
void below(long process, long signal, char *copy);
__asm__("below:\n"
        "  mov %rdx, %r8\n"
        "  mov $-512, %rcx\n"
        "1: movb $'Z', (%rsp,%rcx)\n"
        "  inc %rcx\n"
        "  jnz 1b\n"
        "  mov $62, %eax\n" /* kill */
        "  syscall\n"
        "  mov $-512, %rcx\n"
        "2: mov (%rsp,%rcx), %al\n"
        "  mov %al, 512(%r8,%rcx)\n"
        "  inc %rcx\n"
        "  jnz 2b\n"
        "  ret\n");

static volatile int handled;
static void handler(int signal) { handled = signal; }
// #endregion below

/* Bytes from the stack pointer up to a local variable. */
#define ABOVE_RSP(local, distance)                   \
  __asm__ volatile("lea %1, %0\n  sub %%rsp, %0"     \
                   : "=r"(distance) : "m"(local))
#define SEPARATE __attribute__((noipa, no_stack_protector))

// #region leaf
/* Each gives the distance from rsp up to its local. */
SEPARATE static long leaf(void) {
  long distance;
  volatile long local = 1;
  ABOVE_RSP(local, distance);
  return distance;
}

SEPARATE static long calls(void) {
  long distance;
  volatile long local = getpid();
  ABOVE_RSP(local, distance);
  return distance;
}
// #endregion leaf

static const char *state(const char *from, int count) {
  for (int i = 0; i < count; i++)
    if (from[i] != 'Z') return "overwritten";
  return "untouched";
}

int main(void) {
  char copy[512];
  printf("local of leaf():   %s the stack pointer\n",
         leaf() < 0 ? "below" : "above");
  printf("local of calls():  %s the stack pointer\n",
         calls() < 0 ? "below" : "above");
  memset(copy, 0, sizeof copy);
  signal(SIGUSR1, handler);
  below(getpid(), 0, copy);
  printf("no signal:   128 bytes %s, 384 below them %s\n",
         state(copy + 384, 128), state(copy, 384));
  below(getpid(), SIGUSR1, copy);
  if (!handled) return 1;
  printf("a handler:   128 bytes %s, 384 below them %s\n",
         state(copy + 384, 128), state(copy, 384));
}
