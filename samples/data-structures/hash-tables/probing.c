#include <stdio.h>

// #region table
enum { SLOTS = 8, EMPTY = -1, TOMBSTONE = -2 };
static int slot[SLOTS] = {-1, -1, -1, -1, -1, -1, -1, -1};

static int find(int key) {
  int at = key % SLOTS;                    // the home slot
  while (slot[at] != EMPTY && slot[at] != key)
    at = (at + 1) % SLOTS;                 // probe the next slot
  return slot[at] == key ? at : -1;
}

static void insert(int key) {
  int at = key % SLOTS;
  while (slot[at] != EMPTY) at = (at + 1) % SLOTS;
  slot[at] = key;
}
// #endregion table

// #region delete
int main(void) {
  for (int key = 3; key <= 19; key += 8) insert(key);
  printf("3 in slot %d, 11 in %d, 19 in %d\n",
         find(3), find(11), find(19));

  int at = find(11);
  slot[at] = EMPTY;
  printf("11 erased:            19 in %d\n", find(19));

  slot[at] = TOMBSTONE;
  printf("11 left a tombstone:  19 in %d\n", find(19));
}
// #endregion delete
