#!/usr/bin/env bash
# Asks a real Linux (User Mode Linux) where a boot ends: for each initramfs and each disk, kernel or initramfs stop, or
# the program on the disk runs. The driver is a module, as on most machines: the disk has a minix file system.
# Needs user-mode-linux, cpio, gcc and mkfs.minix, as root (the disk is filled by mounting it from inside Linux).
# Run: bash labs/boot-chain/askLinux.sh > labs/boot-chain/linux.json
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat >init.c <<'C'
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
static void copy(const char *from, const char *to) {
    static char bytes[1 << 21];
    int in = open(from, O_RDONLY), out = open(to, O_CREAT | O_WRONLY, 0755);
    write(out, bytes, read(in, bytes, sizeof bytes));
    close(out);
}
int main(int count, char **words) {
    if (strcmp(words[0], "/system") == 0) {
        printf("ask: login after %s\n", getenv("stolen") ? "altered" : "good");
    } else {
        int module = open("/minix.ko", O_RDONLY);
        if (module >= 0) syscall(SYS_finit_module, module, "", 0);
        mount("dev", "/dev", "devtmpfs", 0, NULL);
        mkdir("/sysroot", 0755);
        if (access("/altered", F_OK) == 0) putenv("stolen=1");
        if (mount(getenv("disk"), "/sysroot", "minix", 0, NULL) < 0) {
            printf("ask: initramfs: %s\n", strerror(errno));
        } else if (getenv("fill")) {
            copy("/init", "/sysroot/system");
            umount("/sysroot");
        } else {
            fflush(stdout);
            chdir("/sysroot");
            mount(".", "/", NULL, MS_MOVE, NULL);
            chroot(".");
            execl("/system", "/system", NULL);
            printf("ask: exec: %s\n", strerror(errno));
        }
    }
    fflush(stdout);
    reboot(RB_POWER_OFF);
}
C
mkdir good driver altered none
gcc -O2 -static -o good/init init.c
cp good/init driver && cp good/init altered && touch altered/altered none/empty
for tree in good altered; do cp /usr/lib/uml/modules/*/kernel/fs/minix/minix.ko $tree; done
for tree in good driver altered none; do (cd $tree && find . | cpio -o -H newc --quiet) >$tree.img; done
truncate -s 8M disk && mkfs.minix -3 disk >/dev/null
linux() {
  timeout -k 5 60 setarch -R linux.uml mem=64M con=null con0=null,fd:1 ubd0=disk "$@" </dev/null 2>&1 | tr -d '\r' |
    grep -oE '^ask: .*|panic.*syncing: VFS.*root fs' || true
}
linux initrd=good.img disk=/dev/ubda fill=1 >&2
echo '{'
for tree in good none driver altered; do
  for pair in right:ubda wrong:ubdb; do
    comma=,
    [ "$tree$pair" != alteredwrong:ubdb ] || comma=
    echo "  \"$tree ${pair%:*}\": \"$(linux initrd=$tree.img disk=/dev/${pair#*:} | head -n 1)\"$comma"
  done
done
echo '}'
