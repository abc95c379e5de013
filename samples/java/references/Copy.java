void main() {
  Dog rex = new Dog("Rex", 3);
  Dog patient = rex; // copies the reference
  patient.age = 4;
  IO.println("Rex is " + rex.age);

  int dogs = 10; // how many dogs are here
  int copy = dogs; // copies the number
  copy = 11;
  IO.println("dogs: " + dogs);
}
