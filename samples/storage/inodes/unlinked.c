#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static double used(void) {
    struct statvfs disk;
    if (statvfs(".", &disk) != 0) fail("statvfs");
    return (disk.f_blocks - disk.f_bfree) * disk.f_frsize / 1048576.0;
}

static void show(const char *step, int fd, double before) {
    struct stat file;
    if (fstat(fd, &file) != 0) fail("fstat");
    printf("%-15s links %ju, disk %+.0f MiB\n", step,
           (uintmax_t)file.st_nlink, used() - before);
}

// #region trace
int main(void) {
    static char block[8 << 20] = "first entry";
    char text[12] = "";
    double before = used();
    int fd = open("app.log", O_RDWR | O_CREAT | O_EXCL, 0644);
    if (write(fd, block, sizeof block) != sizeof block) fail("write");
    show("open and write", fd, before);
    if (link("app.log", "old.log") != 0) fail("link");
    show("link old.log", fd, before);
    unlink("app.log");
    show("unlink app.log", fd, before);
    unlink("old.log");
    show("unlink old.log", fd, before);
    pread(fd, text, 11, 0);
    printf("%-15s \"%s\"\n", "read", text);
    close(fd);
    printf("%-15s          disk %+.0f MiB\n", "close", used() - before);
}
// #endregion trace
