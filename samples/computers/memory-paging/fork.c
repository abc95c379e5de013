#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define PAGE 4096
#define PAGES 16384

static volatile char *memory;

static long faults(void) {
  struct rusage use;
  getrusage(RUSAGE_SELF, &use);
  return use.ru_minflt;
}

/* Rss or Pss of this process in MiB, counted entry by entry. */
static double mib(const char *field) {
  char line[256], pattern[16];
  long kib = -1;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  if (!file) return -1;
  snprintf(pattern, sizeof pattern, "%s: %%ld", field);
  while (fgets(line, sizeof line, file))
    if (sscanf(line, pattern, &kib) == 1) break;
  fclose(file);
  return kib / 1024.0;
}

static void reserve(void) {
  memory = mmap(NULL, PAGES * PAGE, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  madvise((void *)memory, PAGES * PAGE, MADV_NOHUGEPAGE);
}

static long read_pages(long count) {
  long before = faults();
  for (long page = 0; page < count; page++) memory[page * PAGE];
  return faults() - before;
}

static long write_pages(long count, char value) {
  long before = faults();
  for (long page = 0; page < count; page++) memory[page * PAGE] = value;
  return faults() - before;
}

// #region fork
static void sizes(const char *who) {
  printf("%s: Rss %.0f MiB, Pss %.0f MiB\n", who, mib("Rss"),
         mib("Pss"));
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  reserve();
  write_pages(PAGES, 'p');
  sizes("parent alone");
  if (fork() == 0) {
    printf("child reads %d pages: %ld faults\n", PAGES,
           read_pages(PAGES));
    sizes("child");
    printf("child writes 100: %ld faults\n", write_pages(100, 'c'));
    printf("child writes 100: %ld faults\n", write_pages(100, 'c'));
    return 0;
  }
  wait(NULL);
  printf("parent finds '%c'\n", memory[0]);
  printf("parent writes 100: %ld faults\n", write_pages(100, 'p'));
}
// #endregion fork
