#include <stdio.h>
#include <unistd.h>

int main(void) {
    printf("1 copied a.txt\n");
    fprintf(stderr, "2 b.txt is missing\n");
    printf("3 copied c.txt\n");
    fprintf(stderr, "4 d.txt is missing\n");
}
