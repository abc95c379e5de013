class Dog {
  String name = "Rex";
  byte[] photo = new byte[1000];
}

record Visit(Dog dog, String result) {}

static Map<Dog, Object> map = new WeakHashMap<>();

void main() {
  for (int i = 0; i < 100_000; i++) {
    Dog dog = new Dog();
    map.put(dog, new Visit(dog, "healthy"));
  }
  IO.println("100000 dogs have been here");
}
