#include "pc.h"

static volatile unsigned ticks, before, after, finished;

// #region tick
handler tick(struct left *left) {
  ticks++;
  done();
}
// #endregion tick

handler letter(struct left *left) {
  take_letter();
  done();
  enable();
  before = ticks;
  work_50_ms();
  after = ticks;
  finished = 1;
}

void run(void) {
  on(32, tick);
  on(36, letter);
  enable();
  while (!finished) { }
  unsigned late = ticks - after;
  tell("ticks during the work", after - before);
  tell("ticks that came late", late);
}
