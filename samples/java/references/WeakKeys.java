record Dog(String name) {}
record Visit(Dog dog, String result) {}

void main() throws Exception {
  var visits = new WeakHashMap<Dog, Object>();
  var notes = new WeakHashMap<Dog, Object>();
  for (int i = 0; i < 1000; i++) {
    var dog = new Dog("dog " + i);
    visits.put(dog, new Visit(dog, "healthy"));
    notes.put(new Dog("dog " + i), "healthy");
  }
  for (int i = 0; i < 20; i++) {
    System.gc();
    Thread.sleep(20);
  }
  IO.println("value refers to its key: " + visits.size());
  IO.println("value is a text: " + notes.size());
}
