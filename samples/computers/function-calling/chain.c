#include <stdio.h>

#define SEPARATE __attribute__((noipa))

// #region chain
static void trace(void **frame);

SEPARATE int tax(int price) {
  trace(__builtin_frame_address(0));
  return price / 5;
}
SEPARATE int total(int price) { return price + tax(price); }
SEPARATE int order(int count) { return 1 + total(count * 100); }

/* frame[0] is the caller's frame pointer, frame[1] the return address
   into the caller. */
static const char *name_of(void *address);

static void trace(void **frame) {
  const char *name = "tax";
  printf("in tax");
  while (name[0] != 'm') {
    name = name_of(frame[1]);
    printf(", will return into %s", name);
    void **next = frame[0];
    if (next <= frame) break;
    frame = next;
  }
  printf("\n");
}
// #endregion chain

int main(void) { return order(3) == 361 ? 0 : 1; }

/* The function with the nearest start below an address. */
static const char *name_of(void *address) {
  static const struct { const char *name; void *start; } all[] = {
      {"tax", tax}, {"total", total}, {"order", order}, {"main", main}};
  int best = -1;
  for (int i = 0; i < 4; i++)
    if (all[i].start <= address &&
        (best < 0 || all[i].start > all[best].start))
      best = i;
  return best < 0 ? "?" : all[best].name;
}
