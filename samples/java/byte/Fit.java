void main() {
  int level = 100;
  byte grey = 100;
  byte light = 200;
  byte copy = level;
  byte sum = grey + grey;
}
