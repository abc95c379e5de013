#include <errno.h>
#include <stdio.h>
#include <unistd.h>

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
  printf("kernel: %ld\n", ask(1, 99, "hi\n", 3));
  long answer = write(99, "hi\n", 3);
  if (answer == -1)
    printf("write: %ld, errno: %d\n", answer, errno);
}
