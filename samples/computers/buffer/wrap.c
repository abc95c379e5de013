#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words) {
  unsigned size = atoi(words[1]);  // how many places
  int places[64], made = 0;
  uint8_t head = 0, tail = 0;      // written, read: 0 to 255
  for (int line = 0; line < 1000; line++) {
    while ((uint8_t)(head - tail) < size)  // until it is full
      places[head++ % size] = made++;
    int got = places[tail++ % size];
    if (got == line) continue;
    printf("%u places: %d came instead of %d\n", size, got, line);
    return 1;
  }
  printf("%u places: 1000 lines in order\n", size);
}
