#include <fcntl.h>
#include <stdio.h>
#include <sys/reboot.h>
#include <unistd.h>

int main(void) {
    char text[40] = "no file";
    int fd = open("/etc/greeting", O_RDONLY);
    if (fd >= 0) text[read(fd, text, sizeof text - 1) - 1] = '\0';
    printf("init: process %d, %s\n", getpid(), text);
    fflush(stdout);
    if (access("/leave", F_OK) == 0) return 7;
    reboot(RB_POWER_OFF);
}
