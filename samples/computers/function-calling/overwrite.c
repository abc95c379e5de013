#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define SEPARATE __attribute__((noipa))

// #region overwrite
static void secret(void) {
  static const char text[] = "secret: nobody called me\n";
  _exit(write(1, text, sizeof text - 1) < 0);
}

/* Writes the address of secret() into so many words. */
SEPARATE void fill(void **words, long count) {
  for (long i = 0; i < count; i++) words[i] = (void *)secret;
}

SEPARATE void greet(long count) {
  void *name[2]; /* room for 16 bytes */
  void **frame = __builtin_frame_address(0);
  if (count > 0) fill(name, count);
  else fill(frame + 1, 1); /* only the return address */
  puts("greet is done");
}

int main(int count, char **words) {
  setvbuf(stdout, NULL, _IONBF, 0);
  greet(atol(words[1]));
  puts("main goes on");
}
// #endregion overwrite
