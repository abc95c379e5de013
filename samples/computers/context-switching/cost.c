#include "one.h"
#include <pthread.h>
#include <sys/syscall.h>

#define MESSAGES 20000
static int there[2], back[2]; /* two pipes */

// #region play
static void put(int pipe[2]) {
  if (write(pipe[1], "x", 1) != 1) exit(1);
}
static void get(int pipe[2]) {
  char byte;
  if (read(pipe[0], &byte, 1) != 1) exit(1);
}
static void *answer(void *unused) {
  for (int i = 0; i < MESSAGES; i++) get(there), put(back);
  return unused;
}
static void ask(void) {
  for (int i = 0; i < MESSAGES; i++) put(there), get(back);
}

static void alone(void) {
  for (int i = 0; i < MESSAGES; i++)
    put(there), get(there), put(back), get(back);
}
static void two_threads(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, answer, NULL);
  ask();
  pthread_join(thread, NULL);
}
static void two_processes(void) {
  if (fork() == 0) answer(NULL), _exit(0);
  ask();
  wait(NULL);
}
static void calls(void) {
  for (int i = 0; i < 2 * MESSAGES; i++) syscall(SYS_getppid);
}

/* Time on the core, of this process and its ended children. */
static double used_ns(void) {
  struct rusage a, b;
  getrusage(RUSAGE_SELF, &a), getrusage(RUSAGE_CHILDREN, &b);
  long seconds = a.ru_utime.tv_sec + a.ru_stime.tv_sec +
                 b.ru_utime.tv_sec + b.ru_stime.tv_sec;
  long micros = a.ru_utime.tv_usec + a.ru_stime.tv_usec +
                b.ru_utime.tv_usec + b.ru_stime.tv_usec;
  return seconds * 1e9 + micros * 1e3;
}
static double one(void (*play)(void)) {
  double before = used_ns();
  play();
  return (used_ns() - before) / (2 * MESSAGES);
}
// #endregion play

int main(void) {
  one_core();
  if (pipe(there) || pipe(back)) return 1;
  printf("system call, no switch   %6.0f ns\n", one(calls));
  double bytes = one(alone);
  printf("switch between threads   %6.0f ns\n",
         one(two_threads) - bytes);
  printf("switch between processes %6.0f ns\n",
         one(two_processes) - bytes);
}
