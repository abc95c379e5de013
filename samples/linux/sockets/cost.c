#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static char buffer[65536];

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void receive_all(int receiver) {
  while (recv(receiver, buffer, sizeof buffer, 0) > 0) {
  }
  _exit(0);
}

// #region send
static void send_all(long total, long size) {
  int pair[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) < 0) exit(1);
  if (fork() == 0) {
    close(pair[0]);
    receive_all(pair[1]);
  }
  close(pair[1]);
  double start = now();
  for (long sent = 0; sent < total; sent += size)
    if (send(pair[0], buffer, size, 0) != size) exit(1);
  close(pair[0]);
  wait(NULL);  // until the receiver has everything
  printf("%5ld bytes a send: %6ld sends, %.3f s\n",
         size, total / size, now() - start);
}

int main(void) {
  send_all(16 << 20, 64);
  send_all(16 << 20, 2048);
  send_all(16 << 20, 65536);
}
// #endregion send
