#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// gcc does not copy the function into its caller
#define SEPARATE __attribute__((noipa))

// #region overwrite
// nobody calls secret
void secret(void)
{
  write(1, "secret: nobody called me\n", 25);
  _exit(0);
}

// writes the address of secret into count words
SEPARATE void fill(void **words, long count)
{
  for (long i = 0; i < count; i++)
    words[i] = (void *)secret;
}

SEPARATE void greet(long count)
{
  void *name[2];
  // frame[0]: saved RBP, frame[1]: return address
  void **frame = __builtin_frame_address(0);
  if (count > 0)
    fill(name, count);
  else
    fill(frame + 1, 1);
  puts("greet is done");
}
// #endregion overwrite

int main(int count, char **words)
{
  setvbuf(stdout, NULL, _IONBF, 0);
  greet(atol(words[1]));
  puts("main goes on");
}
