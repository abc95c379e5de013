unsigned message;

void send_two(volatile unsigned *bell) {
  message = 7;
  BARRIER
  *bell = 1;
  message = 8;
  BARRIER
  *bell = 1;
}
