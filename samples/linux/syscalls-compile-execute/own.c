#include <unistd.h>

//: `"a"` means `rax`. `"D"`, `"S"` and `"d"` mean `rdi`, `rsi` and `rdx`,
//: the three registers for what is handed over.
static long ask(long number, long to, const char *text, long count) {
  long rax = number;
  __asm__ volatile("syscall"
                   : "+a"(rax)
                   : "D"(to), "S"(text), "d"(count)
                   : "rcx", "r11", "memory");
  return rax;
}

int main(void) {
  ask(1, 1, "hi\n", 3);
}
