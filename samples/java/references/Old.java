import java.lang.ref.WeakReference;

static Object dog;
static Object last;

void main() {
  dog = new Object();
  var look = new WeakReference<>(dog);
  System.gc(); // moves dog to the old generation
  dog = null;
  for (int i = 0; i < 2_000_000; i++)
    last = new byte[10_000];
  IO.println("still there: " + (look.get() != null));
}
