#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <x86intrin.h>

#define HUGE_PAGE (2L << 20)
#define SIZE (256L << 20)
#define WANTED 15
#define TRIES 100000

/* Memory on pages of 2 MiB if there are any: see "Memory paging". */
static char *reserve(long size) {
  char *place = mmap(NULL, size + HUGE_PAGE, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  place = (char *)(((uintptr_t)place + HUGE_PAGE - 1) & -HUGE_PAGE);
  madvise(place, size, MADV_HUGEPAGE);
  for (long at = 0; at < size; at += 4096) place[at] = 1;
  return place;
}

/* Ticks of the processor's counter in a nanosecond. */
static double rate(void) {
  struct timespec from, to;
  clock_gettime(CLOCK_MONOTONIC, &from);
  long ticks = __rdtsc(), ns;
  do {
    clock_gettime(CLOCK_MONOTONIC, &to);
    ns = (to.tv_sec - from.tv_sec) * 1000000000L + to.tv_nsec -
         from.tv_nsec;
  } while (ns < 20000000);
  return (double)(__rdtsc() - ticks) / ns;
}

static char *memory;

static char *anywhere(void) {
  return memory + random() % (SIZE / 64) * 64;
}

static int ascending(const void *a, const void *b) {
  long x = *(const long *)a, y = *(const long *)b;
  return (x > y) - (x < y);
}

// #region pair
/* Ticks for two loads at once, neither from a cache: the mean of the
   faster half of so many repeats. */
static long pair(volatile char *a, volatile char *b, int repeats) {
  long took[101];
  unsigned processor;
  for (int i = 0; i < repeats; i++) {
    _mm_clflush((char *)a);
    _mm_clflush((char *)b);
    _mm_mfence();
    long start = __rdtscp(&processor);
    (void)*a;
    (void)*b;
    _mm_lfence();
    took[i] = __rdtscp(&processor) - start;
  }
  qsort(took, repeats, sizeof *took, ascending);
  long sum = 0;
  for (int i = 0; i < repeats / 2; i++) sum += took[i];
  return sum / (repeats / 2);
}
// #endregion pair

/* The median over random partners of one line. */
static long usual(char *place) {
  long took[101];
  for (int i = 0; i < 101; i++) took[i] = pair(place, anywhere(), 41);
  qsort(took, 101, sizeof *took, ascending);
  return took[50];
}

// #region main
int main(void) {
  memory = reserve(SIZE);
  char *first = anywhere(), *found[WANTED];
  long limit = usual(first) * 1.16;
  int count = 0, tried = 0, pairs = 0, slow = 0, slow_random = 0;
  for (; count < WANTED && tried < TRIES; tried++) {
    char *other = anywhere();
    int checks = 0;
    while (checks < 5 && pair(first, other, 31) > limit &&
           pair(first, anywhere(), 31) < limit)  /* no disturbance */
      checks++;
    if (checks == 5) found[count++] = other;
  }
  for (int i = 0; i < count; i++)
    for (int j = 0; j < i; j++, pairs++) {
      slow += pair(found[i], found[j], 61) > limit;
      slow_random += pair(anywhere(), anywhere(), 61) > limit;
    }
  printf("slow with the first:  %5d of %d lines\n", count, tried);
  printf("slow with each other: %5d of %d pairs\n", slow, pairs);
  printf("slow, random pairs:   %5d of %d pairs\n", slow_random, pairs);
  printf("the first and a random line: %3.0f ns\n",
         usual(first) / rate());
  char *slow_one = count > 0 ? found[0] : anywhere();
  printf("the first and a slow one:    %3.0f ns\n",
         pair(first, slow_one, 101) / rate());
}
// #endregion main
