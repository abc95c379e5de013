// #region top
#include <pthread.h>
#include <stdio.h>
#include <string.h>

pthread_barrier_t both;
// #endregion top

void greet(void) {
  char text[150000];
  strcpy(text, "Welcome! Two rooms are free.");
  printf("%s\n", text);
}

void *desk(void *arg) {
  pthread_barrier_wait(&both);
  greet();
  pthread_barrier_wait(&both);
  return arg;
}

void *office(void *arg) {
  int guests[5000], sum = 0;
  for (int night = 0; night < 5000; night++) guests[night] = 1;
  pthread_barrier_wait(&both);  // now the desk greets
  pthread_barrier_wait(&both);
  for (int night = 0; night < 5000; night++) sum += guests[night];
  printf("5000 nights, one guest each:\n%d guests\n", sum);
  return arg;
}

// #region main
int main(void) {
  pthread_t one, two;
  pthread_attr_t size;
  pthread_attr_init(&size);
  pthread_attr_setstacksize(&size, 128 * 1024);
  pthread_barrier_init(&both, NULL, 2);
  pthread_create(&one, &size, desk, NULL);
  pthread_create(&two, &size, office, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
}
// #endregion main
