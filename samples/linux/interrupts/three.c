#include "pc.h"

static volatile unsigned letters, repaired, wishes, parts = 0;

// #region letter
handler letter(struct left *left) {
  take_letter();
  letters++;
  done();
}

// #endregion letter
handler by_zero(struct left *left) {
  repaired++;
  parts = 4;
}

handler wish(struct left *left) { wishes++; }

void run(void) {
  unsigned each = 12, rest = 0;
  on(36, letter);
  on(0, by_zero);
  on(128, wish);
  enable();
  __asm__("divl %2" : "+a"(each), "+d"(rest) : "m"(parts)); //: `each / parts`, written so that the CPU reads `parts` again when it repeats the division.
  __asm__ volatile("int $128");
  work_50_ms();
  tell("12 / parts", each);
  tell("repaired", repaired);
  tell("wishes", wishes);
  tell("letters", letters);
}
