#include <stdio.h>
#include <stdlib.h>
#include <x86intrin.h>

#define TIMES 20000

static struct { _Alignas(4096) volatile int allowed; } gate;
static _Alignas(4096) volatile char harmless, secret;
static int executed;

static void forget(volatile void *place) {
  _mm_clflush((void *)place);
  _mm_mfence();
}

// #region gate
/* Loads from the place if the gate is open, and counts that. */
__attribute__((noinline)) static void enter(volatile char *place) {
  if (gate.allowed) {
    executed++;
    (void)*place;
  }
}

/* The same, but nothing behind the fence begins before it is passed. */
__attribute__((noinline)) static void enter_late(volatile char *place) {
  if (gate.allowed) {
    _mm_lfence();
    executed++;
    (void)*place;
  }
}
// #endregion gate

static long ticks(volatile char *place) {
  unsigned processor;
  _mm_lfence();
  long start = __rdtscp(&processor);
  (void)*place;
  _mm_lfence();
  return __rdtscp(&processor) - start;
}

static int ascending(const void *a, const void *b) {
  long x = *(const long *)a, y = *(const long *)b;
  return (x > y) - (x < y);
}

/* A time between that of a line in a cache and that of another. */
static long limit(void) {
  static long near[TIMES], far[TIMES];
  for (int i = 0; i < TIMES; i++) {
    near[i] = ticks(&harmless);
    forget(&secret);
    far[i] = ticks(&secret);
  }
  qsort(near, TIMES, sizeof *near, ascending);
  qsort(far, TIMES, sizeof *far, ascending);
  return (near[TIMES / 2] + far[TIMES / 20]) / 2;
}

// #region main
/* Whom to admit: one visitor in 16 comes to a closed gate. */
static volatile char *const visitor[] = {&secret, &harmless};

static int try(const char *name, void (*enter)(volatile char *)) {
  int turned_away = 0, loads = 0, cached = 0;
  long fast = limit();
  for (int i = 0; i < TIMES; i++) {
    int open = random() % 16 != 0, before = executed;
    gate.allowed = open;
    forget(&secret);
    forget(&gate);                    /* its answer will come late */
    enter(visitor[open]);
    int is_cached = ticks(&secret) < fast;
    if (open) continue;
    turned_away++;
    loads += executed - before;
    cached += is_cached;
  }
  printf("%s  turned away %d, loaded %d, but in the cache %4d\n",
         name, turned_away, loads, cached);
  return cached;
}

int main(void) {
  int without = try("gate ", enter), with = try("fence", enter_late);
  printf("three times as often without the fence? %s\n",
         without > 3 * with ? "yes" : "no");
}
// #endregion main
