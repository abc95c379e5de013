import java.lang.ref.WeakReference;

void main() {
  Dog rex = new Dog("Rex", 3);
  var weak = new WeakReference<>(rex);
  System.gc();
  IO.println(weak.get() == rex);
  rex = null;
  System.gc();
  IO.println(weak.get());
}
