class Dog {
  String name = "Rex";
  int age = 3;
}

void main() {
  Dog dog = new Dog();
  Dog patient = dog;
  Dog twin = new Dog();
  IO.println(dog == patient);
  IO.println(dog == twin);
  IO.println(dog.equals(twin));

  String tag = "Rex, 3".substring(0, 3);
  IO.println(tag == dog.name);
  IO.println(tag.equals(dog.name));
}
