#define _GNU_SOURCE
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { ROUNDS = 51 };

// #region ways
// /bin/true: a program that ends at once
static char *program[] = {"true", NULL};

static pid_t by_fork(void) {
    pid_t child = fork();
    if (child == 0) {
        execv("/bin/true", program);
        _exit(127);  // if exec has failed
    }
    return child;
}

static pid_t by_spawn(void) {
    pid_t child;
    posix_spawn(&child, "/bin/true", NULL, NULL,
                program, environ);
    return child;
}
// #endregion ways

static int order(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// Median of ROUNDS: milliseconds until the call has returned.
static double cost(pid_t (*start)(void)) {
    double rounds[ROUNDS];
    struct timespec a, b;
    for (int r = 0; r < ROUNDS; r++) {
        clock_gettime(CLOCK_MONOTONIC, &a);
        pid_t child = start();
        clock_gettime(CLOCK_MONOTONIC, &b);
        waitpid(child, NULL, 0);
        rounds[r] = (b.tv_sec - a.tv_sec) * 1e3
                    + (b.tv_nsec - a.tv_nsec) / 1e6;
    }
    qsort(rounds, ROUNDS, sizeof *rounds, order);
    return rounds[ROUNDS / 2];
}

static void compare(size_t mib) {
    char *memory = mmap(NULL, mib << 20, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    madvise(memory, mib << 20, MADV_NOHUGEPAGE);
    memset(memory, 'p', mib << 20);
    double f = cost(by_fork), s = cost(by_spawn);
    printf("%3zu MiB: fork %5.2f ms, posix_spawn %5.2f ms\n",
           mib, f, s);
    munmap(memory, mib << 20);
}

int main(void) {
    compare(1);
    compare(32);
    compare(256);
}
