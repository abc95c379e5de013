#include <stdio.h>

// tax is in another file, tax.c
unsigned long tax(unsigned long price);

unsigned long total(unsigned long price)
{
  return price + tax(price);
}

int main(void)
{
  unsigned long first = total(100);
  unsigned long second = total(40);
  printf("%lu %lu\n", first, second);
}
