void run(void) {
  char *serial = (char *)0x10000000;
  *serial = 'H';
  *serial = 'i';
  *serial = '\n';
}
