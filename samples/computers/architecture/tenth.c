#include <stdio.h>
#include <stdlib.h>

double rest(double price, double count) {
  return price * count - 1;
}

int main(int argc, char **argv) {
  printf("%g\n", rest(atof(argv[1]), atof(argv[2])));
}
