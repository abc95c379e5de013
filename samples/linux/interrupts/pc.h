// pc.h: what a bare PC needs before its first interrupt, and the
// functions that the programs call.
// #region machinery
#define handler __attribute__((interrupt)) static void
struct left { unsigned place, cs, flags; };

static inline unsigned char in(unsigned short port) {
  unsigned char value;
  __asm__ volatile("inb %w1, %b0" : "=a"(value) : "Nd"(port));
  return value;
}
static inline void out(unsigned short port, unsigned char value) {
  __asm__ volatile("outb %b0, %w1" : : "a"(value), "Nd"(port));
}
static void put(char c) {
  while (!(in(0x3FD) & 0x20)) { }
  out(0x3F8, c);
}
static void say(const char *text) { while (*text) put(*text++); }
static void digits(unsigned n) {
  if (n > 9) digits(n / 10);
  put('0' + n % 10);
}
static void tell(const char *what, unsigned n) {
  say(what); say(": "); digits(n); say("\n");
}

static void halt(void) { out(0xF4, 0); } // QEMU ends
static int letter_waits(void) { return in(0x3FD) & 1; }
static char take_letter(void) { return in(0x3F8); }
static void done(void) { out(0x20, 0x20); }
static void enable(void) { __asm__ volatile("sti" : : : "memory"); }
static void disable(void) { __asm__ volatile("cli" : : : "memory"); }

// A little over 50 ms, by a counter that does not interrupt.
static void work_50_ms(void) {
  out(0x61, 0); out(0x43, 0xB0); out(0x42, 0x00); out(0x42, 0xEA);
  out(0x61, 1);
  while (!(in(0x61) & 0x20)) { }
}

static unsigned short table[256][4];
static void on(int vector, void *function) {
  unsigned address = (unsigned)function;
  unsigned short cs;
  __asm__("mov %%cs, %0" : "=r"(cs));
  table[vector][0] = address;
  table[vector][1] = cs;
  table[vector][2] = 0x8E00; // present, interrupts off in the handler
  table[vector][3] = address >> 16;
  if (vector == 32) out(0x21, 0xEE); // let the timer's line in, too
}

void run(void);
__attribute__((used)) static void begin(void) {
  struct { unsigned short size; void *where; }
  __attribute__((packed)) place = { sizeof table - 1, table };
  __asm__ volatile("lidt %0" : : "m"(place));
  // Controllers: line 0 is vector 32, line 8 vector 40; let in line 4
  // alone. Timer: 100 a second. Serial port: interrupt for a letter.
  static const unsigned short set[][2] = {
    {0x20, 0x11}, {0xA0, 0x11}, {0x21, 32}, {0xA1, 40}, {0x21, 4},
    {0xA1, 2}, {0x21, 1}, {0xA1, 1}, {0x21, 0xEF}, {0xA1, 0xFF},
    {0x43, 0x34}, {0x40, 0x9C}, {0x40, 0x2E}, {0x3F9, 1}, {0x3FC, 8},
  };
  for (unsigned i = 0; i < sizeof set / sizeof *set; i++)
    out(set[i][0], set[i][1]);
  out(0xE9, '!'); // pc.sh begins to type
  run();
  disable();
  halt();
}
__attribute__((section(".boot"), used))
static const unsigned magic[] = { 0x1BADB002, 0, -0x1BADB002 };
__asm__(".lcomm stack, 16384\n.globl start\n"
        "start: mov $stack + 16384, %esp\n call begin\n");
// #endregion machinery
