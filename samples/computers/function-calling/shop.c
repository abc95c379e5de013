#include <stdio.h>

// tax is in another file, tax.c
long tax(long price);

long total(long price)
{
  return price + tax(price);
}

int main(void)
{
  long first = total(100);
  long second = total(40);
  printf("%ld %ld\n", first, second);
}
