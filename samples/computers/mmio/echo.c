void run(void) {
  char *serial = (char *)0x10000000;
  char letter;
  do {
    while ((serial[5] & 0x01) == 0) { }
    letter = serial[0];
    while ((serial[5] & 0x20) == 0) { }
    serial[0] = letter;
  } while (letter != '\n');
}
