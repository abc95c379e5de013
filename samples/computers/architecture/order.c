#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define ROUNDS 100000
#define SECONDS 5

static _Alignas(128) atomic_int x;
static _Alignas(128) atomic_int y;
static _Alignas(128) atomic_int turn[2][32];
static _Alignas(128) atomic_int over;
static int saw[2];
static void (*part[2])(void);

// #region tests
#define put(variable, order) \
  atomic_store_explicit(&variable, 1, memory_order_##order)
#define get(variable, order) \
  atomic_load_explicit(&variable, memory_order_##order)

/* Each thread raises its flag, then looks for the other's. */
static void flag_x(void) { put(x, relaxed); saw[0] = get(y, relaxed); }
static void flag_y(void) { put(y, relaxed); saw[1] = get(x, relaxed); }

/* The same, in one order that all threads agree on. */
static void firm_x(void) { put(x, seq_cst); saw[0] = get(y, seq_cst); }
static void firm_y(void) { put(y, seq_cst); saw[1] = get(x, seq_cst); }

/* One writes data, then a sign; the other looks for sign and data. */
static void send(void) { put(x, relaxed); put(y, relaxed); }
static void receive(void) {
  saw[1] = get(y, relaxed);
  saw[0] = get(x, relaxed);
}
// #endregion tests

/* Keeps the calling thread on the n-th processor that it may use. */
static void stay_on(int n) {
  static cpu_set_t all, one;
  if (!CPU_COUNT(&all)) sched_getaffinity(0, sizeof all, &all);
  for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
    if (CPU_ISSET(cpu, &all) && n-- == 0) {
      CPU_ZERO(&one);
      CPU_SET(cpu, &one);
      pthread_setaffinity_np(pthread_self(), sizeof one, &one);
      return;
    }
  puts("needs two processors");
  exit(1);
}

/* Waits until both threads have come to this point. */
static void meet(int me, int point) {
  atomic_store(turn[me], point);
  while (atomic_load(turn[!me]) < point) __builtin_ia32_pause();
}

static void *other(void *unused) {
  stay_on(1);
  for (int point = 1; meet(1, point), !over; point += 2) {
    part[1]();
    meet(1, point + 1);
  }
  return unused;
}

// #region count
/* Counts how often the two threads saw this, up to a hundred. */
static void count(const char *what, void (*first)(void),
                  void (*second)(void), int first_saw, int second_saw) {
  int seen = 0, point = 1, round = 0;
  time_t end = time(NULL) + SECONDS;
  pthread_t thread;
  part[0] = first, part[1] = second;
  over = turn[0][0] = turn[1][0] = 0;
  pthread_create(&thread, NULL, other, NULL);
  for (; round < ROUNDS && seen < 100; round++) {
    x = y = 0;
    meet(0, point++);
    part[0]();
    meet(0, point++);
    seen += saw[0] == first_saw && saw[1] == second_saw;
    if (time(NULL) > end) break;
  }
  over = 1;
  meet(0, point);
  pthread_join(thread, NULL);
  printf("%s %3d times in %6d rounds\n", what, seen, round);
}
// #endregion count

// #region main
int main(void) {
  stay_on(0);
  count("neither saw a flag:", flag_x, flag_y, 0, 0);
  count("the same, seq_cst: ", firm_x, firm_y, 0, 0);
  count("sign without data: ", send, receive, 0, 1);
}
// #endregion main
