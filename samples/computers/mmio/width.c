#include "tools.h"

struct PACKED registers { unsigned number, answer; };

__attribute__((noipa))
static unsigned read_number(volatile struct registers *card) {
  return card->number;
}

void run(void) {
  reg *config = (reg *)0x30008000;
  config[4] = 0x40000000;
  config[1] |= 2;
  show("number: ", read_number((void *)0x40000000), 8);
}
