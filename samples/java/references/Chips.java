void main() {
  Integer dog = 100, tag = 100;
  IO.println(dog == tag);
  dog = 1000;
  tag = 1000;
  IO.println(dog == tag);
  IO.println(dog.equals(tag));
}
