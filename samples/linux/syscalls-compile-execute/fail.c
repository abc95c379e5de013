#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  long result = write(99, "hi\n", 3);
  if (result == -1) {
    int error = errno;
    printf("result %ld\n", result);
    // strerror: the text of an error number
    printf("error %d: %s\n", error,
           strerror(error));
  }
}
