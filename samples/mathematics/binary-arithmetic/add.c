#include <stdint.h>
#include <stdio.h>

// #region bits
void print_bits(uint8_t x, char *end) {
  // x >> i & 1 is the bit at position i
  for (int i = 7; i >= 0; i--)
    putchar('0' + (x >> i & 1));
  printf("%s", end);
}
// #endregion bits

// #region reading
void print_reading(char *name, int a, int b,
                   int sum) {
  // an int has room for the true sum
  int true_sum = a + b;
  printf("%s %4d + %4d = %4d %s\n",
         name, a, b, sum,
         sum == true_sum ? "right" : "wrong");
}
// #endregion reading

// uint8_t: unsigned byte
void add(uint8_t a, uint8_t b) {
  // a byte keeps only the lowest 8 bits
  uint8_t sum = a + b;
  print_bits(a, " + ");
  print_bits(b, " = ");
  print_bits(sum, "\n");
  print_reading("unsigned", a, b, sum);
  // (int8_t)a: the bits of a, read as signed
  print_reading("signed  ", (int8_t)a,
                (int8_t)b, (int8_t)sum);
}

int main(void) {
  add(200, 100);
  add(100, 100);
  add(156, 156);
}
