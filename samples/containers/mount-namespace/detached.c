#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

static int mounts(void) {
    FILE *list = fopen("/proc/self/mountinfo", "r");
    int lines = 0;
    for (int c; (c = getc(list)) != EOF;) lines += c == '\n';
    fclose(list);
    return lines;
}

static void attempt(const char *what, int result) {
    printf("  %-24s %s\n", what,
           result < 0 ? strerror(errno) : "done");
}

// #region main
int main(void) {
    mkdir("src", 0755);
    mkdir("dst", 0755);
    mount("none", "src", "tmpfs", 0, NULL);
    mkdir("src/sub", 0755);
    mount("none", "src/sub", "tmpfs", 0, NULL);

    puts("old: bind recursively, then remount read-only");
    mount("src", "dst", NULL, MS_BIND | MS_REC, NULL);
    mount(NULL, "dst", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY, NULL);
    attempt("write dst/a", open("dst/a", O_CREAT | O_WRONLY, 0600));
    attempt("write dst/sub/a",
            open("dst/sub/a", O_CREAT | O_WRONLY, 0600));
    umount2("dst", MNT_DETACH);

    puts("new: a detached copy, changed as a whole, then attached");
    int before = mounts();
    int tree = open_tree(AT_FDCWD, "src",
                         OPEN_TREE_CLONE | AT_RECURSIVE);
    printf("  mounts more in the list  %d\n", mounts() - before);
    struct mount_attr read_only = {.attr_set = MOUNT_ATTR_RDONLY};
    mount_setattr(tree, "", AT_EMPTY_PATH | AT_RECURSIVE,
                  &read_only, sizeof read_only);
    attempt("write sub/b in the tree",
            openat(tree, "sub/b", O_CREAT | O_WRONLY, 0600));
    move_mount(tree, "", AT_FDCWD, "dst", MOVE_MOUNT_F_EMPTY_PATH);
    printf("  mounts more in the list  %d\n", mounts() - before);
    attempt("write dst/sub/b",
            open("dst/sub/b", O_CREAT | O_WRONLY, 0600));
}
// #endregion main
