#include <stdio.h>

int main(int argc, char **argv) {
    printf("bread 4\n");
    if (argc > 1)
        return fclose(stdout) != 0;
    return 0;
}
