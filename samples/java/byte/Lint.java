void main() {
  byte sum = 100, other = 100;
  int count = 100;
  sum += other;
  IO.println(sum);
  sum += 100;
  sum >>>= 4;
  sum += 200;
  sum += count;
}
