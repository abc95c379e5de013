#include <search.h>
#include <stdio.h>
#include <stdint.h>

// #region library
static int deepest;

static int compare(const void *a, const void *b) {
  return ((intptr_t)a > (intptr_t)b) - ((intptr_t)a < (intptr_t)b);
}

static void visit(const void *node, VISIT when, int level) {
  (void)node, (void)when;
  if (level > deepest) deepest = level;
}

int main(void) {
  void *root = NULL;
  for (intptr_t key = 1; key <= 10000; key++)
    tsearch((void *)key, &root, compare);
  twalk(root, visit);
  printf("10,000 ascending keys, %d levels\n", deepest + 1);
}
// #endregion library
