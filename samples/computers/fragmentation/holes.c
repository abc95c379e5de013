#include <stdio.h>
#include <string.h>

// #region heap
#define UNITS 32
static char heap[UNITS + 1]; /* the owner of each unit, '.' is free */

/* First fit: the first hole that is long enough, or NULL. */
static char *take(char name, int size) {
  for (int start = 0; start + size <= UNITS; start++)
    if ((int)strspn(heap + start, ".") >= size)
      return memset(heap + start, name, size);
  return NULL;
}

static void give_back(char name) {
  for (int i = 0; i < UNITS; i++)
    if (heap[i] == name) heap[i] = '.';
}

static void compact(void) {
  int end = 0;
  for (int i = 0; i < UNITS; i++)
    if (heap[i] != '.') heap[end++] = heap[i];
  memset(heap + end, '.', UNITS - end);
}
// #endregion heap

static void show(const char *step) { printf("%-10s %s\n", step, heap); }

// #region main
int main(void) {
  memset(heap, '.', UNITS);
  for (char name = 'A'; name <= 'H'; name++) take(name, 4);
  show("A to H");
  for (char name = 'B'; name <= 'H'; name += 2) give_back(name);
  show("free BDFH");
  printf("5 units:   %s\n", take('I', 5) ? "granted" : "refused");

  char *c = memchr(heap, 'C', UNITS); /* somebody's pointer to C */
  compact();
  show("compacted");
  printf("5 units:   %s\n", take('I', 5) ? "granted" : "refused");
  printf("the pointer to C points to %c\n", *c);
}
// #endregion main
