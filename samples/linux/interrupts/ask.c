#include "pc.h"

void run(void) {
  unsigned counted = 0, asked = 0, letters = 0;
  while (counted < 50000000) {
    counted++;
    asked++;
    if (letter_waits()) {
      take_letter();
      letters++;
    }
  }
  tell("counted", counted);
  tell("asked", asked);
  tell("letters", letters);
}
