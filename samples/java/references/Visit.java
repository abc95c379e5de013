void birthday(Dog dog) {
  dog.age = dog.age + 1; // Rex's object
}

void exchange(Dog dog) {
  dog = new Dog("Ben", 1); // the parameter
}

void main() {
  Dog rex = new Dog("Rex", 3);
  birthday(rex);
  exchange(rex);
  IO.println(rex.name + " is " + rex.age);
}
