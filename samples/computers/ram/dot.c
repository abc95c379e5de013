#include <stdio.h>

int main(void) {
  /* one dot of the photo: red, green, blue */
  unsigned char dot[3] = {90, 60, 30};
  dot[1] = 75; /* change the second byte */
  for (int i = 0; i < 3; i++) {
    void *address = &dot[i]; /* & : address */
    printf("%p: %d\n", address, dot[i]);
  }
}
