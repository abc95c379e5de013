#include <stdio.h>
#include <string.h>

struct plant { char name[8]; char alarm[4]; };

int main(int count, char **words) {
  struct plant p = { .alarm = "on" };
  strcpy(p.name, words[1]);
  printf("%s, alarm %s\n", p.name, p.alarm);
}
