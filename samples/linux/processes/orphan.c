#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

// #region main
static void family(int subreaper) {
    pid_t top = getpid(), middle;
    prctl(PR_SET_CHILD_SUBREAPER, subreaper);
    if ((middle = fork()) == 0) {
        pid_t parent = getpid();
        if (fork() > 0) _exit(0);  // the middle one ends at once
        while (getppid() == parent) usleep(1000);
        printf("  orphan: my parent is %s\n",
               getppid() == top ? "the subreaper" :
               getppid() == 1 ? "process 1" : "another");
        fflush(stdout);
        _exit(5);
    }
    printf("subreaper %s:\n", subreaper ? "on" : "off");
    waitpid(middle, NULL, 0);
    usleep(200000);
    int status;
    if (waitpid(-1, &status, 0) > 0)
        printf("  top: orphan ended with %d\n", WEXITSTATUS(status));
    else
        printf("  top: %s\n", strerrorname_np(errno));
}

int main(void) {
    setbuf(stdout, NULL);
    family(0);
    family(1);
}
// #endregion main
