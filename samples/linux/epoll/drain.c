#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

// #region drain
// Call after every edge; the descriptor must be non-blocking.
static void drain(int in) {
    char order[8];
    ssize_t n;
    while ((n = read(in, order, sizeof order)) > 0)
        printf("read %.*s\n", (int)n - 1, order);
    if (n == 0)
        puts("end of file: nothing will follow");
    else if (errno == EAGAIN)
        puts("EAGAIN: empty, now the next edge counts");
    else
        perror("read");
}
// #endregion drain

int main(void) {
    int p[2], ep = epoll_create1(0);
    pipe2(p, O_NONBLOCK);
    struct epoll_event e = {EPOLLIN | EPOLLET, {.fd = p[0]}};
    epoll_ctl(ep, EPOLL_CTL_ADD, p[0], &e);

    write(p[1], "order 1\norder 2\n", 16);
    if (epoll_wait(ep, &e, 1, 200) == 1) drain(p[0]);
    write(p[1], "order 3\n", 8);
    if (epoll_wait(ep, &e, 1, 200) == 1) drain(p[0]);
    close(p[1]);
    if (epoll_wait(ep, &e, 1, 200) == 1) drain(p[0]);
}
