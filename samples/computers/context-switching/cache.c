#include "one.h"
#include <signal.h>
#include <sys/mman.h>

// #region reads
#define PLACES 300
#define GAP 576 /* bytes: a line of the cache is 64 */
#define ROUNDS 51

/* 300 places on 43 pages; each says where the next one is. */
static void *circle(void) {
  char *memory = mmap(NULL, PLACES * GAP, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  madvise(memory, PLACES * GAP, MADV_NOHUGEPAGE);
  for (int i = 0; i < PLACES; i++)
    *(void **)(memory + i * GAP) = memory + (i + 137) % PLACES * GAP;
  return memory;
}

/* Nanoseconds for one read. */
static double walk(void *place) {
  double before = ms(CLOCK_THREAD_CPUTIME_ID);
  for (int i = 0; i < PLACES; i++) place = *(void *volatile *)place;
  return (ms(CLOCK_THREAD_CPUTIME_ID) - before) * 1e6 / PLACES;
}

static void reads(const char *what, size_t bytes) {
  int go[2], done[2];
  char byte = 'x';
  void *own = circle();
  double first[ROUNDS], second[ROUNDS];
  if (pipe(go) || pipe(done)) exit(1);
  pid_t neighbour = fork();
  if (neighbour == 0) {
    volatile char *memory = calloc(bytes, 1);
    while (read(go[0], &byte, 1) == 1) {
      for (size_t i = 0; i < bytes; i += 64) memory[i]++;
      if (write(done[1], &byte, 1) != 1) break;
    }
    _exit(0);
  }
  for (int i = 0; i < ROUNDS; i++) {
    walk(own);
    if (write(go[1], &byte, 1) != 1) exit(1);
    if (read(done[0], &byte, 1) != 1) exit(1);
    first[i] = walk(own);
    second[i] = walk(own);
  }
  kill(neighbour, SIGKILL);
  wait(NULL);
  qsort(first, ROUNDS, sizeof *first, ascending);
  qsort(second, ROUNDS, sizeof *second, ascending);
  printf("neighbour used %s %5.1f ns a read, then %4.1f ns\n", what,
         first[ROUNDS / 2], second[ROUNDS / 2]);
}
// #endregion reads

int main(void) {
  one_core();
  reads("1 byte: ", 1);
  reads("32 MiB: ", 32 << 20);
}
