// tools.h: show() writes a name and a number on the serial port.
// #region show
typedef volatile unsigned reg; // a register of four bytes
static volatile char *serial = (char *)0x10000000;
static void show(const char *name, unsigned long value, int digits) {
  for (; *name; name++) serial[0] = *name;
  while (digits--)
    serial[0] = "0123456789abcdef"[value >> 4 * digits & 15];
  serial[0] = '\n';
}
// #endregion show
