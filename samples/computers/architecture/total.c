#include <stdio.h>

int main(void) {
  // volatile: calculate at run time
  volatile double tickets = 42;
  volatile double price = 8, fee = 5;
  printf("%.0f\n", tickets * price + fee);
}
