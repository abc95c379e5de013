#include <stdio.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <unistd.h>

// #region turn
// Wait up to 200 ms, then read ONE order of 8 bytes.
static void turn(const char *mode, int ep, int in) {
    struct epoll_event e;
    char order[8];
    int unread;
    if (epoll_wait(ep, &e, 1, 200) == 1) {
        read(e.data.fd, order, 8);
        printf("%s  event, read %.7s\n", mode, order);
    } else {
        ioctl(in, FIONREAD, &unread);
        printf("%s  nothing, %d bytes unread\n", mode, unread);
    }
}
// #endregion turn

// #region serve
static void serve(const char *mode, unsigned flags) {
    int p[2], ep = epoll_create1(0);
    pipe(p);
    struct epoll_event e = {EPOLLIN | flags, {.fd = p[0]}};
    epoll_ctl(ep, EPOLL_CTL_ADD, p[0], &e);

    write(p[1], "order 1\norder 2\n", 16);
    for (int i = 0; i < 3; i++) turn(mode, ep, p[0]);
    write(p[1], "order 3\n", 8);
    for (int i = 0; i < 2; i++) turn(mode, ep, p[0]);
    epoll_ctl(ep, EPOLL_CTL_MOD, p[0], &e);
    turn(mode, ep, p[0]);
}
// #endregion serve

int main(void) {
    serve("level", 0);
    puts("");
    serve("edge ", EPOLLET);
}
