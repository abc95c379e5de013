#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST = 1 << 24, QUESTIONS = 1 << 20 };
int ticket[MOST], question[QUESTIONS];

int branch(int n, int wanted) {
  int *p = ticket;
  for (; n > 1; n -= n / 2)
    if (p[n / 2] <= wanted) {
      p += n / 2;
      asm volatile("");
    }
  return *p;
}

int branchless(int n, int wanted) {
  int *p = ticket;
  for (; n > 1; n -= n / 2)
    p += p[n / 2] <= wanted ? n / 2 : 0;
  return *p;
}

// #region timing
double run(int (*search)(int, int), int n) {
  int sum = 0;
  clock_t start = clock();
  for (int i = 0; i < QUESTIONS; i++)
    sum += search(n, question[i]);
  double time = clock() - start;
  if (sum == 1)
    puts("keeps the answers alive");
  return time;
}

void compare(const char *order, int n) {
  double time = run(branch, n);
  printf("%8d tickets, %-8s branch / branchless: %.1f\n",
         n, order, time / run(branchless, n));
}

int main(void) {
  for (int i = 0; i < MOST; i++)
    ticket[i] = i;
  for (long n = 1024; n <= MOST; n *= 16384) {
    for (int i = 0; i < QUESTIONS; i++)
      question[i] = rand() % n;
    compare("random,", n);
    for (int i = 0; i < QUESTIONS; i++)
      question[i] = i % n;
    compare("in turn,", n);
  }
}
// #endregion timing
