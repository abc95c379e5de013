#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

static const char *result(int r) {
    return r < 0 ? strerrorname_np(errno) : "ok";
}

int main(void) {
    // #region close
    int p[2], ep = epoll_create1(0);
    pipe(p);
    struct epoll_event e = {EPOLLIN, {.fd = p[0]}};
    epoll_ctl(ep, EPOLL_CTL_ADD, p[0], &e);

    int copy = dup(p[0]);  // fork() makes such copies too
    close(p[0]);
    write(p[1], "hello", 5);

    int events = 0, r;
    for (int i = 0; i < 1000; i++) events += epoll_wait(ep, &e, 1, 0);
    printf("1000 waits, %d events for %d\n", events, e.data.fd);
    char room[8];
    r = read(e.data.fd, room, 8);
    printf("read %d:   %s\n", e.data.fd, result(r));
    r = epoll_ctl(ep, EPOLL_CTL_DEL, e.data.fd, NULL);
    printf("remove %d: %s\n", e.data.fd, result(r));
    // #endregion close

    // #region reuse
    int counter = eventfd(0, EFD_NONBLOCK);
    events = epoll_wait(ep, &e, 1, 0);
    printf("\nnew eventfd is %d; %d event for %d\n",
           counter, events, e.data.fd);
    r = read(e.data.fd, room, 8);
    printf("read %d:   %s\n", e.data.fd, result(r));
    r = epoll_ctl(ep, EPOLL_CTL_DEL, e.data.fd, NULL);
    printf("remove %d: %s\n", e.data.fd, result(r));

    close(copy);
    printf("\ncopy closed: %d events\n", epoll_wait(ep, &e, 1, 0));
    // #endregion reuse
}
