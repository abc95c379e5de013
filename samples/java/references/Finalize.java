class Temporary {
  final String name;
  Temporary(String name) { this.name = name; }

  @Override protected void finalize() { IO.println("end of " + name); }
}

void main() throws Exception {
  new Temporary("file");
  for (int i = 0; i < 20; i++) { System.gc(); Thread.sleep(50); }
  IO.println("done");
}
