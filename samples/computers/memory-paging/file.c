#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#define PAGE 4096
#define PAGES 1024

static long faults(void) {
  struct rusage use;
  getrusage(RUSAGE_SELF, &use);
  return use.ru_minflt;
}

/* A file of PAGES pages full of dots, in the page cache because it was
   written a moment ago. */
static int dotted_file(void) {
  char page[PAGE];
  int file = open("notes.txt", O_RDWR | O_CREAT | O_TRUNC, 0600);
  for (int i = 0; i < PAGE; i++) page[i] = '.';
  for (int i = 0; i < PAGES; i++)
    if (write(file, page, PAGE) != PAGE) return -1;
  return file;
}

// #region file
static volatile char *map(int file, int flags) {
  return mmap(NULL, PAGES * PAGE, PROT_READ | PROT_WRITE, flags,
              file, 0);
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  int file = dotted_file();
  volatile char *shared = map(file, MAP_SHARED);
  volatile char *private = map(file, MAP_PRIVATE);
  long before = faults();
  for (long page = 0; page < PAGES; page++) shared[page * PAGE];
  printf("%d pages read: %ld faults\n", PAGES, faults() - before);

  char bytes[3] = "";
  shared[0] = 'S';
  private[1] = 'P';
  if (pread(file, bytes, 2, 0) != 2) return 1;
  printf("file \"%s\", private \"%c%c\"\n", bytes, private[0],
         private[1]);

  if (ftruncate(file, PAGE) != 0) return 1;
  printf("file cut to one page, reading the second\n");
  printf("%c\n", shared[PAGE]);
}
// #endregion file
