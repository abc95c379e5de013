#include <dirent.h>
#include <stdio.h>

int main(void) {
    DIR *root = opendir("/");
    struct dirent *entry;
    while (root && (entry = readdir(root)))
        if (entry->d_name[0] != '.') puts(entry->d_name);
}
