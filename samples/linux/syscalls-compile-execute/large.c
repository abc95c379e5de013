#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
  long size = 3000000000;
  //: 3 GB that are only promised: nobody reads them here, so no memory
  //: is used.
  char *data = mmap(0, size, PROT_READ,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  int file = open("/dev/null", O_WRONLY);
  long first = write(file, data, size);
  long second = write(file, data + first, size - first);
  printf("%ld\n%ld\n", first, second);
}
