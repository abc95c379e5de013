#include <sys/io.h>

int main(void) {
  outb('h', 0x3F8);
}
