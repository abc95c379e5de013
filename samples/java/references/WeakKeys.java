void main() throws Exception {
  var holds = new WeakHashMap<Object, Object>();
  var knows = new WeakHashMap<Object, Object>();
  for (int i = 0; i < 1000; i++) {
    var dog = new Object();
    holds.put(dog, List.of(dog, "healthy"));
    knows.put(new Object(), "healthy");
  }
  for (int i = 0; i < 20; i++) {
    System.gc();
    Thread.sleep(20);
  }
  IO.println("value refers to its key: " + holds.size());
  IO.println("value is a text: " + knows.size());
}
