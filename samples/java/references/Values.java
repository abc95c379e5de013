import java.lang.ref.*;

static boolean gone(Reference<?> look) throws Exception {
  for (int i = 0; i < 20 && look.get() != null; i++) {
    System.gc();
    Thread.sleep(20);
  }
  return look.get() == null;
}

void main() throws Exception {
  var map = new WeakHashMap<Object, byte[]>();
  Object dog = new Object();
  map.put(dog, new byte[20_000_000]);
  var value = new WeakReference<>(map.get(dog));

  dog = null;
  IO.println("value gone: " + gone(value));
  IO.println("entries: " + map.size());
  IO.println("value gone: " + gone(value));
}
