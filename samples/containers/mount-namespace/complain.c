#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <unistd.h>

int main(void) {
    mount("none", "/tmp", "tmpfs", 0, "sise=1m");
    printf("mount:    %s\n", strerror(errno));

    int fs = fsopen("tmpfs", 0);
    fsconfig(fs, FSCONFIG_SET_STRING, "sise", "1m", 0);
    char message[100];
    ssize_t size = read(fs, message, sizeof message);
    printf("fsconfig: %.*s\n", (int)size, message);
}
