#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

#define LINE 64
#define HUGE_PAGE (2L << 20)
#define SIZE (128L << 20)
#define LINES (SIZE / LINE)
#define STEPS 2000

static void *memory, **order;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static void *reserve(long size, int may_run) {
  char *place = mmap(NULL, size + HUGE_PAGE,
                     PROT_READ | PROT_WRITE | may_run,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (place == MAP_FAILED) exit(1);
  place = (char *)(((uintptr_t)place + HUGE_PAGE - 1) & -HUGE_PAGE);
  madvise(place, size, MADV_HUGEPAGE);
  return place;
}

/* Links all lines into one circle in random order. */
static void circle(void) {
  memory = reserve(SIZE, 0);
  order = malloc(LINES * sizeof *order);
  for (long i = 0; i < LINES; i++)
    order[i] = (char *)memory + i * LINE;
  for (long i = LINES - 1; i > 0; i--) {
    long j = random() % (i + 1);
    void *kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  for (long i = 0; i < LINES; i++)
    *(void **)order[i] = order[(i + 1) % LINES];
}

// #region make
typedef void loop(void *a, void *b, long times);
#define LOAD_A "\x48\x8b\x3f"                     /* a = *a */
#define LOAD_B "\x48\x8b\x36"                     /* b = *b */
#define NOTHING 0x90

static unsigned char *put(unsigned char *at, const char *bytes) {
  return (unsigned char *)stpcpy((char *)at, bytes);
}

/* Writes the machine code of a loop: two loads, and after each of
   them so many instructions that do nothing. */
static loop *make(const char *second, int between) {
  static unsigned char *code;
  if (!code) code = reserve(HUGE_PAGE, PROT_EXEC);
  unsigned char *at = put(code, LOAD_A);
  at = memset(at, NOTHING, between) + between;
  at = put(at, second);
  at = memset(at, NOTHING, between) + between;
  at = put(at, "\x48\xff\xca\x0f\x85");           /* if (--times) */
  int back = code - (at + 4);
  memcpy(at, &back, 4);                           /*   repeat */
  at[4] = 0xc3;                                   /* return */
  return (loop *)code;
}
// #endregion make

/* Nanoseconds for one turn of the loop, from lines not used lately. */
static double turn(const char *second, int between) {
  static long used;
  loop *run = make(second, between);
  used += 2 * STEPS;
  double start = now();
  run(order[used % LINES], order[(used + LINES / 2) % LINES], STEPS);
  return (now() - start) / STEPS;
}

// #region main
/* The best of several turns: two chains of loads, and one chain. */
static double compare(int between, double *two, double *one) {
  *two = *one = 1e9;
  for (int round = 0; round < 15; round++) {
    double a_and_b = turn(LOAD_B, between);
    double a_and_a = turn(LOAD_A, between);
    if (a_and_b < *two) *two = a_and_b;
    if (a_and_a < *one) *one = a_and_a;
  }
  return *two / *one;
}

int main(void) {
  circle();
  int shown[] = {0, 100, 200, 300, 400, 500, 600, 2000};
  double two, one;
  printf("between   a then b   a then a\n");
  for (int i = 0; i < 8; i++) {
    compare(shown[i], &two, &one);
    printf("%7d   %5.0f ns   %5.0f ns\n", shown[i], two, one);
  }
  int window = 32;
  while (window < 2000 && compare(window, &two, &one) < 0.8)
    window += 16;
  printf("b waits for a from %d instructions on\n", window);
  int near = compare(50, &two, &one) < 0.8;
  int far = compare(2000, &two, &one) < 0.8;
  printf("b starts early: 50 between %s, 2000 between %s\n",
         near ? "yes" : "no", far ? "yes" : "no");
}
// #endregion main
