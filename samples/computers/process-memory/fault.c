// #region report
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

char other_stack[65536], *name;

void report(int number, siginfo_t *info, void *registers) {
  printf("%-19s %3d  %p\n", name, info->si_code, info->si_addr);
  exit(1);  // good enough here; a real handler calls _exit
}

void catch_faults(void) {
  stack_t stack = {.ss_sp = other_stack, .ss_size = 65536};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = report,
                             .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigaction(SIGSEGV, &action, NULL);
}
// #endregion report
struct room { char notes[4000]; int beds; } *none = NULL;
char *text = "Welcome!", *block;
int deeper(int n) { return deeper(n + 1) + n; }
char *freed(size_t size) { free(block = malloc(size)); return block; }

void try(char *what, int which) {
  if (fork() == 0) {  // each in a process of its own
    name = what;
    if (which == 1) none->beds = 2;
    if (which == 2) text[0] = 'w';
    if (which == 3) ((void (*)(void))other_stack)();
    if (which == 4) deeper(1);
    if (which == 5) freed(1 << 20)[50] = 1;
    if (which == 6) **(char **)text = 'w';
    if (which == 7) freed(100)[50] = 1;
    printf("%-19s no fault\n", name);
    exit(0);
  }
  wait(NULL);
}
// #region main
int main(void) {
  catch_faults();
  try("null pointer, .beds", 1);
  try("write to a constant", 2);
  try("run data as code", 3);
  try("endless recursion", 4);
  try("freed block, 1 MiB", 5);
  try("text as a pointer", 6);
  try("freed block, 100 B", 7);
}
// #endregion main
