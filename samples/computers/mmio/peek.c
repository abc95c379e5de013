void run(void) {
  char *serial = (char *)0x10000000;
  char look, letter;
  while ((serial[5] & 0x01) == 0) { }
  look = serial[0];
  letter = '?';
  if (serial[5] & 0x01) letter = serial[0];
  serial[0] = look;
  serial[0] = letter;
  serial[0] = '\n';
}
