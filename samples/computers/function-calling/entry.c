#include <stdio.h>
#include <string.h>

#ifndef __x86_64__
#error "this program shows the registers of x86-64"
#endif

// #region probe
/* What stands where at the first instruction of probe(). */
long seen[6], on_stack[3], at_entry;
double vector;

long probe(long a, long b, long c, long d, long e, long f, long g,
           long h, double x);
__asm__("probe:\n"
        "  mov %rdi, seen(%rip)\n"
        "  mov %rsi, seen+8(%rip)\n"
        "  mov %rdx, seen+16(%rip)\n"
        "  mov %rcx, seen+24(%rip)\n"
        "  mov %r8, seen+32(%rip)\n"
        "  mov %r9, seen+40(%rip)\n"
        "  movsd %xmm0, vector(%rip)\n"
        "  mov %rsp, at_entry(%rip)\n"
        "  mov (%rsp), %rax\n"
        "  mov %rax, on_stack(%rip)\n"
        "  mov 8(%rsp), %rax\n"
        "  mov %rax, on_stack+8(%rip)\n"
        "  mov 16(%rsp), %rax\n"
        "  mov %rax, on_stack+16(%rip)\n"
        "  mov $42, %eax\n"
        "  ret\n");
// #endregion probe

/* True if the instruction before this address is "call probe": the
   byte e8 and the distance to it. */
static int follows_the_call(const char *address) {
  int distance;
  memcpy(&distance, address - 4, 4);
  return (unsigned char)address[-5] == 0xe8 &&
         address + distance == (const char *)probe;
}

// #region main
int main(void) {
  long result = probe(1, 2, 3, 4, 5, 6, 7, 8, 0.5);
  printf("rdi %ld, rsi %ld, rdx %ld, rcx %ld, r8 %ld, r9 %ld\n",
         seen[0], seen[1], seen[2], seen[3], seen[4], seen[5]);
  printf("xmm0 %.1f\n", vector);
  printf("  (%%rsp) the address after the call: %s\n",
         follows_the_call((const char *)on_stack[0]) ? "yes" : "no");
  printf(" 8(%%rsp) %ld\n16(%%rsp) %ld\n", on_stack[1], on_stack[2]);
  printf("rsp modulo 16: %ld\n", at_entry & 15);
  printf("rax after the return: %ld\n", result);
}
// #endregion main
