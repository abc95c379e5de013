#include "one.h"
#include <string.h>

/* Gives the core away again and again, for 0.3 s on the core. */
static void work(const char *how) {
  struct rusage n;
  long calls = 0;
  while (ms(CLOCK_THREAD_CPUTIME_ID) < 300) {
    if (strcmp(how, "yield") == 0) sched_yield();
    else usleep(1);
    calls++;
  }
  getrusage(RUSAGE_SELF, &n);
  printf("%s: %7ld calls, %6ld voluntary, %6ld involuntary\n", how,
         calls, n.ru_nvcsw, n.ru_nivcsw);
}

// #region main
/* yield HOW PROCESSES */
int main(int count, char **argument) {
  one_core();
  for (int i = atoi(argument[count - 1]); i > 0; i--)
    if (fork() == 0) {
      work(argument[1]);
      return 0;
    }
  while (wait(NULL) > 0);
}
// #endregion main
