#include <stdio.h>
#include <stdlib.h>
#include <time.h>
enum { VISITORS = 1000000, ROUNDS = 50 };
int age[VISITORS], young[VISITORS];

double run(void) {
  clock_t start = clock();
  for (int round = 0; round < ROUNDS; round++) {
    int n = 0;
    for (int i = 0; i < VISITORS; i++)
      if (age[i] < 50)
        young[n++] = age[i];
  }
  return clock() - start;
}

// #region by_age
int by_age(const void *a, const void *b) {
  return *(int *)a - *(int *)b;
}
// #endregion by_age

int main(void) {
  for (int i = 0; i < VISITORS; i++)
    age[i] = rand() % 100;
  double mixed = run();
  qsort(age, VISITORS, sizeof age[0], by_age);
  printf("mixed: %.1f times as long\n", mixed / run());
}
