import java.lang.ref.WeakReference;

class Dog {
  String name = "Rex";
  int age = 3;
  Dog friend;
}

void main() {
  Dog dog = new Dog();
  Dog patient = dog;
  dog.friend = new Dog();
  dog.friend.friend = dog;
  var look = new WeakReference<Dog>(dog);

  dog = null;
  System.gc();
  IO.println("1: " + (look.get() != null));

  patient = null;
  IO.println("2: " + (look.get() != null));

  System.gc();
  IO.println("3: " + (look.get() != null));
}
