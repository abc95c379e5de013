#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// Return when the child has ended, and leave its result (WNOWAIT), so that it stays a zombie.
static void let_it_end(pid_t child) {
    siginfo_t end;
    waitid(P_PID, child, &end, WEXITED | WNOWAIT);
}

// Print the state that the kernel reports for a process.
static void show_state(pid_t pid) {
    char path[32], line[128], *found = NULL;
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    FILE *f = fopen(path, "r");
    while (f && (found = fgets(line, sizeof line, f)))
        if (!strncmp(line, "State:\t", 7)) break;
    printf("state: %s", found ? line + 7 : "no such process\n");
    if (f) fclose(f);
}

// Send SIGKILL, and print what the kernel answers.
static void send_sigkill(pid_t pid) {
    int result = kill(pid, SIGKILL);
    printf("SIGKILL: %s\n", result == 0 ? "ok" : strerrorname_np(errno));
}

// #region main
int main(void) {
    pid_t child = fork();
    if (child == 0)
        _exit(7);
    // the child ends, nobody reaps it:
    let_it_end(child);
    show_state(child);
    send_sigkill(child);
    show_state(child);

    // reap, and write into result:
    int result;
    waitpid(child, &result, 0);
    // print the exit status in result:
    printf("reaped, exit status %d\n",
           WEXITSTATUS(result));
    // now: no such process (ESRCH)
    show_state(child);
    send_sigkill(child);
}
// #endregion main
