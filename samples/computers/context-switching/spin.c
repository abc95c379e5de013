// #region top
#include "one.h"
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static int spins;
static atomic_int taken, stop;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_long done;
// #endregion top

static void lock(void) {
  if (!spins) pthread_mutex_lock(&mutex);
  else while (atomic_exchange(&taken, 1)); /* try again */
}
static void unlock(void) {
  if (!spins) pthread_mutex_unlock(&mutex);
  else atomic_store(&taken, 0);
}
static void *work(void *unused) {
  while (!stop) {
    lock();
    double end = ms(CLOCK_THREAD_CPUTIME_ID) + 0.02;
    while (ms(CLOCK_THREAD_CPUTIME_ID) < end);
    done++;
    unlock();
  }
  return unused;
}

// #region main
/* spin LOCK THREADS: what one core gets done in a second */
int main(int count, char **argument) {
  pthread_t thread[8];
  int threads = atoi(argument[count - 1]);
  spins = strcmp(argument[1], "spin") == 0;
  one_core();
  for (int i = 0; i < threads; i++)
    pthread_create(&thread[i], NULL, work, NULL);
  while (ms(CLOCK_PROCESS_CPUTIME_ID) < 1000) usleep(5000);
  stop = 1;
  for (int i = 0; i < threads; i++) pthread_join(thread[i], NULL);
  printf("%-5s %d threads: %6ld done\n", argument[1], threads, done);
}
// #endregion main
