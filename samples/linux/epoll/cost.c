#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 1000, ROUNDS = 21 };
static struct pollfd asked[MOST];
static struct epoll_event told[MOST];
static int ep;

static int by_poll(int n) { return poll(asked, n, -1); }
static int by_epoll(int n) { return epoll_wait(ep, told, n, -1); }

static int order(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// Median of ROUNDS, each the mean of 200 calls, in microseconds.
static double cost(int (*call)(int), int n) {
    double rounds[ROUNDS];
    struct timespec a, b;
    for (int r = 0; r < ROUNDS; r++) {
        clock_gettime(CLOCK_MONOTONIC, &a);
        for (int i = 0; i < 200; i++) call(n);
        clock_gettime(CLOCK_MONOTONIC, &b);
        rounds[r] = ((b.tv_sec - a.tv_sec) * 1e9
                     + (b.tv_nsec - a.tv_nsec)) / 200e3;
    }
    qsort(rounds, ROUNDS, sizeof *rounds, order);
    return rounds[ROUNDS / 2];
}

// #region main
static void compare(int watched, int ready) {
    ep = epoll_create1(0);
    for (int i = 0; i < watched; i++) {
        int fd = eventfd(i < ready, 0);  // 1: readable, 0: not
        struct epoll_event e = {EPOLLIN, {.fd = fd}};
        asked[i] = (struct pollfd){fd, POLLIN, 0};
        epoll_ctl(ep, EPOLL_CTL_ADD, fd, &e);
    }
    double p = cost(by_poll, watched), e = cost(by_epoll, watched);
    printf("%4d watched, %4d ready: poll %6.2f us, epoll %6.2f us\n",
           watched, ready, p, e);
    for (int i = 0; i < watched; i++) close(asked[i].fd);
    close(ep);
}
// #endregion main

int main(void) {
    compare(10, 1);
    compare(100, 1);
    compare(1000, 1);
    compare(1000, 1000);
}
