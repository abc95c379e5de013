class Dog {
  String name = "Rex";
  int age = 3;
}

void birthday(Dog patient) {
  patient.age = 4;
}

void exchange(Dog patient) {
  patient = new Dog();
  patient.name = "Ben";
}

void main() {
  Dog dog = new Dog();
  birthday(dog);
  exchange(dog);
  IO.println(dog.name + ", " + dog.age);
}
