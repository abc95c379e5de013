#include <stdio.h>

int price[8] = {8, 8, 5, 5, 8, 5, 8, 8};

#ifdef CLONES
__attribute__((target_clones("avx2", "default")))
#endif
int total(void) {
  int sum = 0;
  for (int i = 0; i < 8; i++)
    sum += price[i];
  return sum;
}

int main(int argc, char **argv) {
  puts("open");
  if (argc > 1)  // tickets total
    printf("%d euros\n", total());
}
