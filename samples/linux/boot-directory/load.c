#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/reboot.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The first process loads a module, as an initramfs does. */
int main(void) {
    int fd = open("/minix.ko", O_RDONLY);
    long failed = syscall(SYS_finit_module, fd, "", 0);
    printf("init: %s\n", failed ? strerror(errno) : "module loaded");
    fflush(stdout);
    reboot(RB_POWER_OFF);
}
