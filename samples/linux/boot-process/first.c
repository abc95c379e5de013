#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

static void check(int result, const char *what) {
    if (result >= 0) return;
    printf("initramfs: %s: %m\n", what);
    fflush(stdout);
    exit(1);
}

// #region first
/* /init of the initramfs: find the disk, mount it, hand over. */
int main(int count, char **words) {
    const char *disk = getenv("disk"); /* from the command line */
    printf("initramfs: process %d, disk=%s\n", getpid(), disk);
    check(mount("dev", "/dev", "devtmpfs", 0, NULL), "devices");
    mkdir("/sysroot", 0755);
    check(mount(disk, "/sysroot", "ext4", MS_RDONLY, NULL), disk);
    check(chdir("/sysroot"), "chdir");
    check(mount(".", "/", NULL, MS_MOVE, NULL), "move");
    check(chroot("."), "chroot");
    printf("initramfs: the disk is /, starting its init\n");
    fflush(stdout);
    words[0] = "/sbin/init";
    check(execv(words[0], words), words[0]);
}
// #endregion first
