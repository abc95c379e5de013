#include <stdio.h>
#include <sys/reboot.h>
#include <sys/wait.h>
#include <unistd.h>

/* /sbin/init of the disk: start what shall run, then reap. */
int main(int count, char **words) {
    printf("system: process %d,", getpid());
    for (int i = 1; i < count; i++) printf(" asked for %s,", words[i]);
    printf(" starting a service\n");
    fflush(stdout);
    if (fork() == 0) {
        printf("service: child of process %d\n",
               getppid());
        fflush(stdout);
        _exit(0);
    }
    wait(NULL);
    printf("system: workbench login:\n");
    fflush(stdout);
    reboot(RB_POWER_OFF);
}
