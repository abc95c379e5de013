#include <unistd.h>

//: `a` is `rax`. `D`, `S` and `d` are `rdi`, `rsi` and `rdx`, the three
//: registers for what is handed over.
static long ask(long number, long a, const char *b, long c) {
  long rax = number;
  __asm__ volatile("syscall"
                   : "+a"(rax)
                   : "D"(a), "S"(b), "d"(c)
                   : "rcx", "r11", "memory");
  return rax;
}

int main(void) {
  ask(1, 1, "hi\n", 3);
}
