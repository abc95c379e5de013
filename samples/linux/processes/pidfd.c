#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *result(int r) {
    return r < 0 ? strerrorname_np(errno) : "ok";
}

// Go on as process 1 of a PID namespace of its own, where a
// program may choose numbers.
static void own_numbers(void) {
    if (unshare(CLONE_NEWUSER | CLONE_NEWPID)) perror("unshare");
    pid_t inside = fork();
    if (inside == 0) return;
    waitpid(inside, NULL, 0);
    _exit(0);
}

// Let the next process get this number.
static void next_pid(pid_t pid) {
    FILE *f = fopen("/proc/sys/kernel/ns_last_pid", "w");
    if (!f || fprintf(f, "%d", pid - 1) < 0 || fclose(f)) {
        perror("ns_last_pid");
        _exit(1);
    }
}

static pid_t sleeper(void) {
    pid_t pid = fork();
    if (pid == 0) {
        pause();
        _exit(0);
    }
    return pid;
}

int main(void) {
    own_numbers();
    // #region main
    siginfo_t end;
    pid_t worker = sleeper();
    int fd = pidfd_open(worker, 0);
    struct pollfd wait = {fd, POLLIN, 0};
    printf("running: poll says %d\n", poll(&wait, 1, 0));

    pidfd_send_signal(fd, SIGTERM, NULL, 0);
    printf("killed:  poll says %d\n", poll(&wait, 1, 1000));
    waitid(P_PIDFD, fd, &end, WEXITED);
    printf("waited:  SIG%s\n", sigabbrev_np(end.si_status));

    next_pid(worker);  // outside this program, time does it
    pid_t stranger = sleeper();
    printf("\nstranger has the worker's number: %s\n",
           stranger == worker ? "yes" : "no");
    int by_fd = pidfd_send_signal(fd, SIGTERM, NULL, 0);
    printf("signal by pidfd:  %s\n", result(by_fd));
    printf("signal by number: %s\n", result(kill(worker, SIGTERM)));
    waitid(P_PID, stranger, &end, WEXITED);
    printf("stranger ended:   SIG%s\n", sigabbrev_np(end.si_status));
    // #endregion main
}
