#include "tools.h"

void run(void) {
  reg *config = (reg *)0x30008000;
  reg *card = (reg *)0x40000000;
  show("at start:    ", card[0], 8);
  config[4] = 0x40000000;
  show("address set: ", card[0], 8);
  config[1] |= 2;
  show("enabled:     ", card[0], 8);
  card[1] = 5;
  show("wrote 5:     ", card[1], 8);
  show("8 bytes: ", *(volatile unsigned long *)card, 16);
  config[1] &= ~2;
  show("disabled:    ", card[0], 8);
}
