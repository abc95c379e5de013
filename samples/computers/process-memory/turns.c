#include <malloc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { THREADS = 8, GUESTS = 10000 };
pthread_mutex_t desk = PTHREAD_MUTEX_INITIALIZER;
pthread_barrier_t all;

// #region show
void show(char *when) {
  printf("%-16s", when);
  fflush(stdout);
  system("ps -o rss= -p $PPID");
}
// #endregion show

void *serve(void *arg) {
  char *guest[GUESTS];
  pthread_mutex_lock(&desk);  // one thread at a time
  for (int i = 0; i < GUESTS; i++) guest[i] = calloc(1, 1000);
  for (int i = 0; i < GUESTS - 1; i++) free(guest[i]);
  pthread_mutex_unlock(&desk);
  pthread_barrier_wait(&all);  // the thread lives on
  return pthread_barrier_wait(&all), arg;
}

// #region main
int main(void) {
  pthread_t thread;
  pthread_barrier_init(&all, NULL, THREADS + 1);
  for (int i = 0; i < THREADS; i++)
    pthread_create(&thread, NULL, serve, NULL);
  pthread_barrier_wait(&all);
  show("all served");
  malloc_trim(0);
  show("trimmed");
}
// #endregion main
