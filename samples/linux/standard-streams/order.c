#include <stdio.h>
#include <unistd.h>

int main(void) {
    char name[100];
    int line = 0;
    while (scanf("%99s", name) == 1) {
        line += 1;
        if (access(name, F_OK) == 0)
            printf("%d found %s\n", line, name);
        else
            fprintf(stderr, "%d no %s\n",
                    line, name);
    }
    return 0;
}
