#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sysinfo.h>

static int mode(void) {
  int value = -1;
  FILE *file = fopen("/proc/sys/vm/overcommit_memory", "r");
  if (file && fscanf(file, "%d", &value) != 1) value = -1;
  if (file) fclose(file);
  return value;
}

// #region ask
/* Asks for memory and leaves it untouched. Shared, because the limit
   that holds this run (RLIMIT_DATA) counts private memory. */
static const char *ask(unsigned long bytes, int more_flags) {
  void *place = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                     MAP_SHARED | MAP_ANONYMOUS | more_flags, -1, 0);
  return place == MAP_FAILED ? strerrorname_np(errno) : "granted";
}

int main(void) {
  struct sysinfo machine;
  sysinfo(&machine);
  unsigned long all = (machine.totalram + machine.totalswap) *
                      machine.mem_unit;
  printf("vm.overcommit_memory:              %d\n", mode());
  printf("twice RAM and swap in one piece:   %s\n", ask(2 * all, 0));
  for (int piece = 1; piece <= 4; piece++)
    printf("half of RAM and swap, piece %d:     %s\n", piece,
           ask(all / 2, 0));
  printf("twice, in one, MAP_NORESERVE:      %s\n",
         ask(2 * all, MAP_NORESERVE));
}
// #endregion ask
