class Animal {
  String sound() { return "unknown"; }
}

class Dog extends Animal { // shorter here
  String sound() { return "woof"; }
  String fetch() { return "a stick"; }
}

class Cat extends Animal {}

void main() {
  Animal rex = new Dog();
  IO.println(rex.sound());
  Dog dog = (Dog) rex;
  IO.println(dog.fetch());
  try {
    Cat cat = (Cat) rex;
  } catch (ClassCastException error) {
    IO.println("not a cat");
  }
}
