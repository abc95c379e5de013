#include <stdio.h>
#include <sys/reboot.h>
#include <unistd.h>

int main(void) {
    printf("init: started as process %d\n", getpid());
    fflush(stdout);
    reboot(RB_POWER_OFF);
}
