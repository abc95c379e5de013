#include "tools.h"

enum { PLUGGED = 1 << 17, WAKE = 1 << 25, CLEARED_BY_1 = 0x00fe0002 };

void run(void) {
  reg *config = (reg *)0x30008000;
  config[4] = 0x40000000;
  config[5] = 0;
  config[1] |= 2;
  reg *socket = (reg *)0x40000480;
  show("before: ", *socket, 8);
#ifdef SAFE
  *socket = (*socket & ~CLEARED_BY_1) | WAKE;
#else
  *socket |= WAKE;
#endif
  show("after:  ", *socket, 8);
  show("plugged: ", (*socket & PLUGGED) != 0, 1);
}
