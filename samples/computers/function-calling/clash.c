#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#define KIB 1024L
#define NEIGHBOUR (512 * KIB)
#define STACK (128 * KIB)

// #region clash
static void *deep(void *unused) {
  volatile char buffer[256 * KIB]; /* more than the whole stack */
  buffer[0] = 1;                   /* only its lowest byte */
  return unused;
}

int main(void) {
  long guard = sysconf(_SC_PAGESIZE);
  char *neighbour = mmap(NULL, NEIGHBOUR + guard + STACK,
                         PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mprotect(neighbour + NEIGHBOUR, guard, PROT_NONE);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstack(&attributes, neighbour + NEIGHBOUR + guard,
                        STACK);
  pthread_t thread;
  pthread_create(&thread, &attributes, deep, NULL);
  pthread_join(thread, NULL);
  long changed = 0;
  for (long i = 0; i < NEIGHBOUR; i++) changed += neighbour[i] != 0;
  printf("bytes changed in the neighbour: %ld\n", changed);
}
// #endregion clash
