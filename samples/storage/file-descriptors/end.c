#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + now.tv_nsec / 1e9;
}

// #region wait
static void wait_for_end(const char *how, int flags) {
    int ends[2];
    char byte;
    if (pipe2(ends, flags) != 0) perror("pipe2");
    if (fork() == 0) {
        execlp("sleep", "sleep", "2", NULL);
        _exit(127);
    }
    close(ends[1]);
    double start = seconds();
    long got = read(ends[0], &byte, 1);
    printf("%-9s read returns %ld after %.0f s\n", how, got,
           seconds() - start);
    close(ends[0]);
    wait(NULL);
}

int main(void) {
    wait_for_end("no flag", 0);
    wait_for_end("O_CLOEXEC", O_CLOEXEC);
}
// #endregion wait
