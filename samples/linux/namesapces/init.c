#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// #region inside
static void first(int out) {            // runs as process 1 in there
    printf("  first:  I am %d, my parent is %d\n", getpid(), getppid());
    if (fork() == 0) {
        printf("  second: I am %d, my parent is %d\n",
               getpid(), getppid());
        printf("  second: kill(1, SIGKILL) returns %d\n",
               kill(1, SIGKILL));
        write(out, "1", 1);
        for (;;) pause();
    }
    for (;;) pause();
}
// #endregion inside

// #region outside
int main(void) {
    setbuf(stdout, NULL);
    int pipes[2];
    char byte;
    pipe(pipes);
    unshare(CLONE_NEWUSER | CLONE_NEWPID);
    pid_t me = getpid(), child = fork();
    if (child == 0) first(pipes[1]);
    close(pipes[1]);
    read(pipes[0], &byte, 1);  // wait until the second has spoken
    printf("outside: I am still %s, I see the first as %s\n",
           me == getpid() ? "the same" : "another",
           child == 1 ? "1" : "another number");

    kill(child, SIGTERM);
    usleep(200000);
    printf("SIGTERM from outside: %s\n",
           waitpid(child, NULL, WNOHANG) == 0 ? "ignored" : "ended it");
    kill(child, SIGKILL);
    int status;
    waitpid(child, &status, 0);
    printf("SIGKILL from outside: ended by signal %d\n",
           WTERMSIG(status));
    printf("the second: %s\n",
           read(pipes[0], &byte, 1) == 0 ? "ended too" : "lives");
    printf("fork: %s\n", fork() < 0 ? strerror(errno) : "works");
}
// #endregion outside
