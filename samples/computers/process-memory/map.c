#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// #region place
int seven = 7;
int zeros[100000];

struct thing { const char *what; const void *at; } things[16];
static int count;

static void place(const char *what, const void *at) {
  things[count++] = (struct thing){what, at};
}

static void *run(void *unused) {
  int local = 0;
  place("local of another thread", &local);
  return unused;
}

static void collect(void) {
  int local = 0;
  pthread_t thread;
  place("local of main's thread", &local);
  place("int seven = 7", &seven);
  place("int zeros[100000]", &zeros[50000]);
  place("a literal \"text\"", "text");
  place("the code of this program", (void *)collect);
  place("the code of abort()", (void *)abort);
  place("malloc(100)", malloc(100));
  place("malloc(1000000)", malloc(1000000));
  pthread_create(&thread, NULL, run, NULL);
  pthread_join(thread, NULL);
}
// #endregion place

static int by_address(const void *a, const void *b) {
  const struct thing *x = a, *y = b;
  return x->at < y->at ? 1 : -1;
}

/* Prints the line of /proc/self/maps that covers an address: its rights
   and what stands behind it, without the folder of a file. */
static void show(struct thing thing) {
  char line[512], rights[5], name[256];
  unsigned long start, end, address = (unsigned long)thing.at;
  FILE *maps = fopen("/proc/self/maps", "r");
  while (maps && fgets(line, sizeof line, maps)) {
    strcpy(name, "-");
    sscanf(line, "%lx-%lx %4s %*s %*s %*s %255s", &start, &end, rights,
           name);
    if (address < start || address >= end) continue;
    char *folder = strrchr(name, '/');
    printf("%-25s %s  %s\n", thing.what, rights,
           folder ? folder + 1 : name);
  }
  if (maps) fclose(maps);
}

/* Where a thing with this name lies. */
static unsigned long at(const char *what) {
  for (int i = 0; i < count; i++)
    if (!strcmp(things[i].what, what)) return (unsigned long)things[i].at;
  return 0;
}

int main(void) {
  collect();
  qsort(things, count, sizeof *things, by_address);
  for (int i = 0; i < count; i++) show(things[i]);
  printf("between the two mallocs: %lu TiB\n",
         (at("malloc(1000000)") - at("malloc(100)")) >> 40);
}
