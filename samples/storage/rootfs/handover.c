#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static void check(int result, const char *what) {
    if (result >= 0) return;
    perror(what);
    exit(1);
}

static void put(const char *name) {
    int fd = open(name, O_CREAT, 0644);
    check(fd, name);
    close(fd); /* an open file would keep its file system */
}

static void replace_root(void) {
    check(syscall(SYS_pivot_root, ".", "."), "pivot_root");
    check(umount2(".", MNT_DETACH), "umount");
}

// #region first
/* A root of its own in memory, as an initramfs is. */
static void first_root(void) {
    check(unshare(CLONE_NEWNS), "unshare");
    check(mkdir("initramfs", 0755), "mkdir");
    check(mount("tmpfs", "initramfs", "tmpfs", 0, NULL), "mount");
    check(chdir("initramfs"), "chdir");
    put("driver");
    check(mkdir("sysroot", 0755), "mkdir");
    check(mount("tmpfs", "sysroot", "tmpfs", 0, NULL), "mount");
    put("sysroot/os-release");
    replace_root();
}
// #endregion first

// #region ways
static void cover(void) {
    check(chdir("/sysroot"), "chdir");
    check(mount(".", "/", NULL, MS_MOVE, NULL), "move");
    check(chroot("."), "chroot");
}

static void replace(void) {
    check(chdir("/sysroot"), "chdir");
    check(syscall(SYS_pivot_root, ".", "."), "pivot_root");
    check(umount2(".", MNT_DETACH), "umount");
}
// #endregion ways

// #region try
static void try(const char *name, void (*hand_over)(void)) {
    if (fork() == 0) {
        first_root();
        int watch = inotify_init1(IN_NONBLOCK);
        check(inotify_add_watch(watch, "/driver", IN_ATTRIB), "watch");
        hand_over();
        struct inotify_event event = {0};
        ssize_t got = read(watch, &event, sizeof event);
        printf("%-8s new root: %s, old files: %s\n", name,
               access("/os-release", F_OK) == 0 ? "yes" : "no",
               got > 0 && event.mask & IN_UNMOUNT ? "gone"
                                                  : "still there");
        exit(0);
    }
    wait(NULL);
    rmdir("initramfs");
}
// #endregion try

int main(void) {
    try("cover:", cover);
    try("replace:", replace);
}
