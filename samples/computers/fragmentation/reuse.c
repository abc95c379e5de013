#define _GNU_SOURCE
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

#define BLOCKS 65536
#define SIZE 1000

static void *volatile blocks[BLOCKS];

static long mib(size_t bytes) { return (bytes + (1 << 19)) >> 20; }

// #region reuse
static void take(long count, long size) {
  void *volatile last;
  size_t before = mallinfo2().arena;
  for (long i = 0; i < count; i++) last = malloc(size);
  (void)last;
  printf("%ld MiB more in blocks of %5ld: the heap grows by %2ld\n",
         mib(count * size), size, mib(mallinfo2().arena - before));
}

int main(void) {
  for (int i = 0; i < BLOCKS; i++) blocks[i] = malloc(SIZE);
  for (int i = 0; i < BLOCKS; i++)
    if (i % 4 != 0) free(blocks[i]);
  struct mallinfo2 heap = mallinfo2();
  printf("a heap of %ld MiB, %ld MiB of it free\n", mib(heap.arena),
         mib(heap.fordblks));
  take(16 << 4, 1 << 16);
  take(16 << 10, 1000);
}
// #endregion reuse
