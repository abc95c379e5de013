record Chip(int number) {}

void main() throws Exception {
  var names = new WeakHashMap<Chip, String>();
  names.put(new Chip(7), "Rex");
  var mine = new Chip(7);
  names.put(mine, "Rex");
  for (int i = 0; i < 20; i++) {
    System.gc();
    Thread.sleep(20);
  }
  IO.println(names.get(mine));
}
