void run(void) {
  char *serial = (char *)0x10000000;
  int *memory = (int *)0x80080000;
  int *power = (int *)0x100000;
  *memory = 0x5555;
  *serial = 'A';
  *power = 0x5555;
  *serial = 'B';
}
