#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *result(int r) {
    return r < 0 ? strerrorname_np(errno) : "ok";
}

// Print a line of /proc/PID/status, or that there is none.
static void show(pid_t pid, const char *field) {
    char path[32], line[128];
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, field, strlen(field))) {
            printf("  %s", line);
            fclose(f);
            return;
        }
    printf("  %s %s\n", field, f ? "none" : "no such process");
    if (f) fclose(f);
}

int main(void) {
    // #region main
    siginfo_t end;
    pid_t child = fork();
    if (child == 0) _exit(7);
    waitid(P_PID, child, &end, WEXITED | WNOWAIT);  // look, leave it

    puts("ended, nobody has waited:");
    show(child, "State:");
    show(child, "VmRSS:");
    printf("  SIGKILL: %s\n", result(kill(child, SIGKILL)));
    show(child, "State:");

    int status;
    waitpid(child, &status, 0);
    printf("waited, status %d:\n", WEXITSTATUS(status));
    show(child, "State:");
    printf("  SIGKILL: %s\n", result(kill(child, SIGKILL)));

    signal(SIGCHLD, SIG_IGN);  // "I shall never ask"
    if ((child = fork()) == 0) _exit(7);
    printf("ignored, waiting: %s\n",
           result(waitpid(child, &status, 0)));
    // #endregion main
}
