// probe NUMBER: makes this system call with six zeros, and says
// what came back.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(int count, char **word) {
  syscall(atoi(word[1]), 0, 0, 0, 0, 0, 0);
  puts(strerror(errno));
}
