#include <fcntl.h>
#include <stdio.h>
#include <sys/reboot.h>
#include <unistd.h>

int main(void) {
    char text[40] = "";
    int fd = open("/boot/hello", O_RDONLY);
    if (fd >= 0) read(fd, text, sizeof text - 1);
    printf("Linux reads: %s", text);
    fflush(stdout);
    reboot(RB_POWER_OFF);
}
