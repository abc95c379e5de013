// For each call: what becomes of it when a signal with a handler comes
// (SA_RESTART is set), and when the process is stopped and continued?
// #region headers
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
// #endregion headers

static int s[2];
static char c;
static struct timeval second = { 1, 0 };

static int in_read(void) { return read(s[0], &c, 1); }
static int in_recv(void) { return recv(s[0], &c, 1, 0); }
static int in_recv_timeout(void) {
  setsockopt(s[0], SOL_SOCKET, SO_RCVTIMEO, &second, sizeof second);
  return recv(s[0], &c, 1, 0);
}
static int in_poll(void) { return poll(0, 0, 500); }
static int in_epoll(void) {
  struct epoll_event event;
  return epoll_wait(epoll_create1(0), &event, 1, 500);
}
static int in_sleep(void) {
  return nanosleep(&(struct timespec){ 0, 500000000 }, 0);
}

// #region try
// The state of a process: R runs, S waits, T is stopped, Z has ended.
static void until(pid_t pid, const char *states) {
  char name[40], state = 0;
  snprintf(name, sizeof name, "/proc/%d/stat", pid);
  for (;;) {
    FILE *file = fopen(name, "r");
    if (fscanf(file, "%*d %*s %c", &state) != 1) state = 0;
    fclose(file);
    for (const char *one = states; *one; one++)
      if (state == *one) return;
  }
}

static void handler(int number) { }

static const char *try(int (*call)(void), int number) {
  socketpair(AF_UNIX, SOCK_STREAM, 0, s);
  pid_t pid = fork();
  if (pid == 0) {
    struct sigaction action = { .sa_handler = handler,
                                .sa_flags = SA_RESTART };
    sigaction(SIGUSR1, &action, 0);
    _exit(call() == -1 ? errno : 0);
  }
  until(pid, "S");
  kill(pid, number);
  if (number == SIGSTOP) {
    until(pid, "T");
    kill(pid, SIGCONT);
  }
  until(pid, "SZ");  // it waits again, or has ended
  write(s[1], "x", 1);
  int status;
  waitpid(pid, &status, 0);
  close(s[0]);
  close(s[1]);
  return WEXITSTATUS(status) == EINTR ? "EINTR" : "goes on";
}
// #endregion try

// #region main
int main(void) {
  struct { const char *name; int (*call)(void); } all[] = {
    { "read", in_read }, { "recv", in_recv },
    { "recv, SO_RCVTIMEO", in_recv_timeout }, { "poll", in_poll },
    { "epoll_wait", in_epoll }, { "nanosleep", in_sleep },
  };
  printf("%-20s%-12s%s\n", "", "SA_RESTART", "stop, continue");
  for (int i = 0; i < 6; i++)
    printf("%-20s%-12s%s\n", all[i].name, try(all[i].call, SIGUSR1),
           try(all[i].call, SIGSTOP));
}
// #endregion main
