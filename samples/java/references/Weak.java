class Dog {
  String name = "Rex";
  byte[] photo = new byte[1000];
}

static Map<Dog, Object> map = new WeakHashMap<>();

void main() {
  for (int i = 0; i < 100_000; i++) {
    Dog dog = new Dog();
    map.put(dog, "healthy");
  }
  IO.println("100000 dogs have been here");
}
