#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// #region fill
/* fill FILE MIB [reserve]: a shared mapping, written KiB by KiB. */
int main(int count, char **words) {
  long size = (words[2][0] - '0') << 20;
  int file = open(words[1], O_RDWR | O_CREAT, 0600);
  if (ftruncate(file, size) != 0) return 1;
  if (count > 3 && (errno = posix_fallocate(file, 0, size)) != 0) {
    printf("reserve: %s\n", strerror(errno));
    return 1;
  }
  char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED,
                      file, 0);
  printf("mapped %ld MiB\n", size >> 20);
  fflush(stdout);
  for (long at = 0; at < size; at += 1024) memory[at] = 1;
  printf("wrote them\n");
}
// #endregion fill
