void main() {
  byte a = 100, b = 100;
  byte sum = a + b;
  byte flag = 200;
  IO.println(sum + flag);
}
