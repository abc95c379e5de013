class Dog {
  String name;
  int age;

  // sets the fields of a new dog
  Dog(String name, int age) {
    this.name = name;
    this.age = age;
  }
}
