void main() {
  Dog rex = new Dog("Rex", 3);
  Dog patient = rex;
  Dog twin = new Dog("Rex", 3);
  IO.println(rex == patient);
  IO.println(rex == twin);
  IO.println(rex.equals(twin));
}
