#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <unistd.h>

int main(void) {
    // #region last
    int p[2], ep = epoll_create1(0);
    pipe2(p, O_NONBLOCK);
    struct epoll_event e = {EPOLLIN | EPOLLET, {.fd = p[0]}};
    epoll_ctl(ep, EPOLL_CTL_ADD, p[0], &e);
    write(p[1], "order 4\n", 8);
    close(p[1]);  // both before the first wait

    char room[64];
    int events = epoll_wait(ep, &e, 1, 200);
    printf("%d event, EPOLLHUP %s\n", events,
           e.events & EPOLLHUP ? "set" : "not set");
    printf("read %zd of 64\n", read(p[0], room, sizeof room));
    printf("%d events\n", epoll_wait(ep, &e, 1, 200));
    printf("read %zd: end of file\n", read(p[0], room, sizeof room));
    // #endregion last
}
