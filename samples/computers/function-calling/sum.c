#include <stdio.h>
#include <stdlib.h>

// #region sum
long sum(long n, long done)
{
  if (n == 0)
    return done;
  return sum(n - 1, done + n);
}

int main(int count, char **args)
{
  printf("%ld\n", sum(atol(args[1]), 0));
}
// #endregion sum
