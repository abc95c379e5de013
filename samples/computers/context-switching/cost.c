#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define MESSAGES 20000

static int there[2], back[2];

static void stay(void) {
  cpu_set_t set;
  int cpu = 0;
  sched_getaffinity(0, sizeof set, &set);
  while (!CPU_ISSET(cpu, &set)) cpu++;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  sched_setaffinity(0, sizeof set, &set);
}

/* Processor time of this process and of its ended children. */
static double used_ns(void) {
  double sum = 0;
  for (int who = RUSAGE_CHILDREN; who <= RUSAGE_SELF; who++) {
    struct rusage used;
    getrusage(who, &used);
    sum += (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1e9 +
           (used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e3;
  }
  return sum;
}

static void send_byte(int pipe[2]) {
  if (write(pipe[1], "x", 1) != 1) exit(1);
}
static void receive_byte(int pipe[2]) {
  char byte;
  if (read(pipe[0], &byte, 1) != 1) exit(1);
}

static void *answer(void *unused) {
  for (int i = 0; i < MESSAGES; i++)
    receive_byte(there), send_byte(back);
  return unused;
}

static void ask(void) {
  for (int i = 0; i < MESSAGES; i++)
    send_byte(there), receive_byte(back);
}

static void alone(void) {
  for (int i = 0; i < MESSAGES; i++) {
    send_byte(there), receive_byte(there);
    send_byte(back), receive_byte(back);
  }
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

static double per_message(void (*play)(void)) {
  double before = used_ns();
  play();
  return (used_ns() - before) / (2 * MESSAGES);
}

static void system_calls(void) {
  for (int i = 0; i < 2 * MESSAGES; i++) syscall(SYS_getppid);
}

int main(void) {
  stay();
  if (pipe(there) || pipe(back)) return 1;
  double call = per_message(system_calls);
  double none = per_message(alone);
  double threads = per_message(two_threads) - none;
  double processes = per_message(two_processes) - none;
  printf("a system call            %6.0f ns\n", call);
  printf("switch between threads   %6.0f ns\n", threads);
  printf("switch between processes %6.0f ns\n", processes);
}
