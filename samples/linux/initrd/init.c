#include <fcntl.h>
#include <stdio.h>
#include <sys/reboot.h>
#include <unistd.h>

int main(void) {
    char text[40] = "no file";
    int fd = open("/etc/greeting", O_RDONLY);
    ssize_t length = fd >= 0 ? read(fd, text, sizeof text - 1) : 0;
    if (length > 0) text[length - 1] = '\0'; /* not the newline */
    printf("init: process %d, %s\n", getpid(), text);
    fflush(stdout);
    if (access("/leave", F_OK) == 0) return 7;
    reboot(RB_POWER_OFF);
}
