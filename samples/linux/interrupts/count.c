#include "pc.h"

static volatile unsigned letters;

handler letter(struct left *left) {
  take_letter();
  letters++;
  done();
}

void run(void) {
  volatile unsigned counted = 0;
  on(36, letter);
  enable();
  while (counted < 100000000) {
    counted++;
  }
  tell("counted", counted);
  tell("letters", letters);
}
