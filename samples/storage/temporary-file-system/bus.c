#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

enum { KIB = 1024, SIZE = 8192 * KIB };

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static int *shared; /* a page that parent and child both see */

// #region store
/* Stores into each page of the file, in a child that may die. */
static void store(const char *name, int fd) {
    char *map = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED,
                     fd, 0);
    volatile int *done = shared;
    if (map == MAP_FAILED) fail("mmap");
    pid_t child = fork();
    if (child == 0) {
        for (int at = 0; at < SIZE; at += 4 * KIB) {
            map[at] = 1;
            *done = at / KIB + 4;
        }
        _exit(0);
    }
    int status;
    waitpid(child, &status, 0);
    printf("%s stored %4d KiB, %s\n", name, *done,
           WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "exit");
}
// #endregion store

// #region main
int main(void) {
    if (mount("tmpfs", "/dev/shm", "tmpfs", 0, "size=1m") != 0)
        fail("mount");
    shared = mmap(NULL, 4 * KIB, PROT_READ | PROT_WRITE,
                  MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    int shm = shm_open("/frames", O_RDWR | O_CREAT, 0600);
    printf("ftruncate to 8 MiB: %s\n",
           ftruncate(shm, SIZE) == 0 ? "ok" : strerror(errno));
    store("/dev/shm:", shm);
    printf("posix_fallocate:    %s\n",
           strerror(posix_fallocate(shm, 0, SIZE)));
    int memfd = memfd_create("frames", 0);
    if (ftruncate(memfd, SIZE) != 0) fail("ftruncate");
    store("memfd:   ", memfd);
}
// #endregion main
