#include <stdio.h>
#include <time.h>

enum { N = 4096, ROUNDS = 40000 };
double price[N];

double one(void) {
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum += price[i];
  return sum;
}

double four(void) {
  double a = 0, b = 0, c = 0, d = 0;
  for (int i = 0; i < N; i += 4) {
    a += price[i];
    b += price[i + 1];
    c += price[i + 2];
    d += price[i + 3];
  }
  return a + b + c + d;
}

// #region timing
double run(double (*add)(void)) {
  double sum = 0;
  clock_t start = clock();
  for (int round = 0; round < ROUNDS; round++) {
    price[0] = round;
    sum += add();
  }
  double time = clock() - start;
  if (sum < 0)
    puts("keeps the sums alive");
  return time;
}

int main(void) {
  double slow = run(one);
  printf("one sum: %.1f times as long\n", slow / run(four));
}
// #endregion timing
