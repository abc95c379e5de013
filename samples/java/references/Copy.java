class Dog {
  String name = "Rex";
  int age = 3;
}

void main() {
  Dog dog = new Dog();
  Dog patient = dog;
  patient.age = 4;
  IO.println("office: " + dog.age);

  int dogs = 10;
  int copy = dogs;
  copy = 11;
  IO.println("dogs: " + dogs);
}
