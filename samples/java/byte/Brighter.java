void main() {
  byte grey = 127;
  grey += 1;
  IO.println(grey + " means " + (grey & 0xFF));

  byte white = (byte) 255;
  white += 1;
  IO.println(white + " means " + (white & 0xFF));

  byte safe = (byte) 255;
  int sum = (safe & 0xFF) + 1;
  safe = (byte) Math.min(sum, 255);
  IO.println(safe + " means " + (safe & 0xFF));
}
