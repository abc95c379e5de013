#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// #region run
// Run a shell script as a child; say how it ended.
static void run(char *script) {
    char number[12];
    pid_t child = fork();
    if (child == 0) {
        snprintf(number, sizeof number, "%d", getpid());
        execl("/bin/sh", "sh", "-c", script, "sh", number, NULL);
        _exit(127);  // only reached if exec failed
    }
    int status;
    waitpid(child, &status, 0);
    if (WIFEXITED(status))
        printf("exited with %d\n", WEXITSTATUS(status));
    else
        printf("killed by SIG%s\n", sigabbrev_np(WTERMSIG(status)));
}

int main(void) {
    setbuf(stdout, NULL);
    run("[ $1 = $$ ] && echo same process, other program");
    run("exit 256");
    run("kill -9 $$");
    run("nonsense");
}
// #endregion run
