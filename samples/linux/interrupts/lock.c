#include "pc.h"

static volatile unsigned locked, sum, tries;

// #region spin
static void lock(void) {
  while (__atomic_exchange_n(&locked, 1, __ATOMIC_ACQUIRE)) {
    if (++tries == 10000000) {
      say("tried 10,000,000 times\n");
      halt();
    }
  }
}

static void unlock(void) {
  __atomic_store_n(&locked, 0, __ATOMIC_RELEASE);
}
// #endregion spin

handler letter(struct left *left) {
  take_letter();
  lock();
  sum += 10;
  unlock();
  done();
}

void run(void) {
  on(36, letter);
  lock();
  enable();
  sum += 1;
  work_50_ms();
  unlock();
  work_50_ms();
  tell("sum", sum);
}
