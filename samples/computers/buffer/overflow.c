#include <stdio.h>
#include <string.h>

struct recording {
  char name[8];
  char owner[8];
};

int main(int count, char **words) {
  struct recording r;
  strcpy(r.owner, "Mia");
  strcpy(r.name, words[1]);
  printf("name %s, owner %s\n", r.name, r.owner);
}
