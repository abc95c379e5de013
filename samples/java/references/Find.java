Dog rex = new Dog("Rex", 3); // our only dog

Dog find(String name) {
  // are the two texts equal?
  if (name.equals(rex.name)) return rex;
  return null; // no dog has this name
}

void main() {
  IO.println(find("Rex").age);
  IO.println(find("Ben").age);
}
