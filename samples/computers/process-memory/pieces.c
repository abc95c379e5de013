// #region top
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// #endregion top
enum { PAGE = 4096 };

// #region show
void *nothing(void *arg) { return arg; }

void show(char *what, int error) {
  printf("%-16s %s\n", what, error ? strerror(error) : "done");
}
// #endregion show

int main(void) {
  const long size = 16L << 30;
  char *hall = mmap(NULL, size, PROT_NONE,
                    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  long n = 0;  // every second page may be read and written
  int rights = PROT_READ | PROT_WRITE;
  while (2 * n * PAGE < size &&
         mprotect(hall + 2 * n * PAGE, PAGE, rights) == 0)
    n++;
  printf("%ld pages, then: %s\n", n, strerror(errno));
  show("malloc, 100 B", malloc(100) ? 0 : errno);
  show("malloc, 1 MiB", malloc(1 << 20) ? 0 : errno);
  char *middle = hall + (2 * n + 9) * PAGE;
  show("munmap, 1 page", munmap(middle, PAGE) ? errno : 0);
  pthread_t thread;
  show("pthread_create", pthread_create(&thread, NULL, nothing, NULL));
  printf("%-16s status %d\n", "system", system("true") >> 8);
}
