#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

// #region link
static void name_it(int fd, const char *name) {
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    if (linkat(AT_FDCWD, path, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0)
        printf("%s has a name\n", name);
    else
        perror(name);
}

int main(void) {
    int deleted = open("deleted.txt", O_RDWR | O_CREAT | O_EXCL, 0644);
    unlink("deleted.txt");
    name_it(deleted, "deleted.txt");

    int report = open(".", O_TMPFILE | O_RDWR, 0644);
    dprintf(report, "complete before anyone can see it\n");
    name_it(report, "report.txt");
}
// #endregion link
