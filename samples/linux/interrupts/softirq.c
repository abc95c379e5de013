#define _GNU_SOURCE
#include <arpa/inet.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>

static int cpu;

static void stay(void) {
  cpu_set_t set;
  sched_getaffinity(0, sizeof set, &set);
  while (!CPU_ISSET(cpu, &set)) cpu++;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  sched_setaffinity(0, sizeof set, &set);
}

/* The number of the line NET_RX for our processor. */
static long net_rx(void) {
  char line[16384];
  long count = 0;
  FILE *file = fopen("/proc/softirqs", "r");
  while (fgets(line, sizeof line, file))
    if (strstr(line, "NET_RX")) {
      char *at = strchr(line, ':') + 1;
      for (int i = 0; i <= cpu; i++) count = strtol(at, &at, 10);
    }
  fclose(file);
  return count;
}

static long switches(void) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return used.ru_nvcsw;
}

static int pair(int *receiver) {
  struct sockaddr_in at = {.sin_family = AF_INET,
                           .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof at;
  int sender = socket(AF_INET, SOCK_DGRAM, 0);
  *receiver = socket(AF_INET, SOCK_DGRAM, 0);
  bind(*receiver, (struct sockaddr *)&at, size);
  getsockname(*receiver, (struct sockaddr *)&at, &size);
  connect(sender, (struct sockaddr *)&at, size);
  return sender;
}

static long hundreds(long count) { return (count + 50) / 100 * 100; }

int main(void) {
  stay();
  // #region main
  int receiver, sender = pair(&receiver), arrived = 0;
  char order[8];
  long before = net_rx(), waited = switches();
  for (int i = 0; i < 1000; i++) {
    send(sender, "order", 5, 0);
    arrived += recv(receiver, order, 8, MSG_DONTWAIT) == 5;
  }
  printf("NET_RX softirqs:       about %ld\n",
         hundreds(net_rx() - before));
  printf("there when send ended: about %ld\n", hundreds(arrived));
  printf("times that we blocked: about %ld\n",
         hundreds(switches() - waited));
  // #endregion main
}
