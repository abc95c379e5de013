#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
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

// #region jails
static void by_chroot(void) {
    check(chroot("jail"), "chroot");
    check(chdir("/"), "chdir");
}

static void by_pivot_root(void) {
    check(mount("jail", "jail", NULL, MS_BIND, NULL), "bind");
    check(chdir("jail"), "chdir");
    check(syscall(SYS_pivot_root, ".", "."), "pivot_root");
    check(umount2(".", MNT_DETACH), "umount");
    check(chdir("/"), "chdir");
}

static void escape(void) {
    mkdir("deeper", 0755);
    check(chroot("deeper"), "chroot"); /* stands outside it now */
    for (int up = 0; up < 20; up++) check(chdir(".."), "chdir");
    check(chroot("."), "chroot");
}
// #endregion jails

// #region try
static void try(const char *name, void (*enter)(void)) {
    if (fork() == 0) {
        check(unshare(CLONE_NEWNS), "unshare");
        enter();
        int inside = access("/usr/bin", F_OK);
        escape();
        int outside = access("/usr/bin", F_OK);
        printf("%-11s /usr/bin is %s, after the escape %s\n", name,
               inside == 0 ? "there" : "missing",
               outside == 0 ? "there" : "missing");
        exit(0);
    }
    wait(NULL);
}

int main(void) {
    mkdir("jail", 0755);
    try("chroot:", by_chroot);
    try("pivot_root:", by_pivot_root);
}
// #endregion try
