#include <stdint.h>
#include <stdio.h>

// #region bits
void print_bits(uint8_t x, char *end) {
  for (int i = 7; i >= 0; i--)
    putchar('0' + (x >> i & 1));
  printf("%s", end);
}
// #endregion bits

// #region reading
void print_reading(char *name, int a, int b,
                   int sum, char *reason) {
  printf("  %s %4d + %4d = %4d",
         name, a, b, sum);
  if (sum != a + b)
    printf("  wrong: %s", reason);
  printf("\n");
}
// #endregion reading

// uint8_t: unsigned byte
void add(uint8_t a, uint8_t b) {
  uint8_t sum = a + b;  // keeps 8 bits
  print_bits(a, " + ");
  print_bits(b, " = ");
  print_bits(sum, "\n");
  print_reading("unsigned", a, b, sum,
                "carry out");
  // int8_t: the same bits, signed
  print_reading("signed  ", (int8_t)a,
                (int8_t)b, (int8_t)sum,
                "overflow");
}

int main(void) {
  add(200, 100);
  add(100, 100);
  add(156, 156);
}
