import java.lang.ref.*;

void main() throws Exception {
  var queue = new ReferenceQueue<byte[]>();
  byte[] strong = new byte[1000];
  var soft = new SoftReference<>(new byte[1000], queue);
  var weak = new WeakReference<>(new byte[1000], queue);
  var phantom = new PhantomReference<>(new byte[1000], queue);
  var both = new WeakReference<>(strong, queue);
  var names = Map.of(soft, "soft", weak, "weak",
      phantom, "phantom", both, "both");

  System.gc();
  report("after a collection", queue, names);
  fillMemory();
  report("after memory was short", queue, names);
  IO.println("strong is still " + strong.length + " bytes");
}

// #region helpers
void report(String when, ReferenceQueue<?> queue, Map<?, String> names)
    throws InterruptedException {
  var found = new TreeSet<String>();
  for (Reference<?> r; (r = queue.remove(500)) != null; )
    found.add(names.get(r));
  IO.println(when + ", in the queue: " + found);
}

void fillMemory() {
  try {
    var all = new ArrayList<byte[]>();
    while (true) all.add(new byte[1 << 20]);
  } catch (OutOfMemoryError full) {
    // all of it can go again
  }
}
// #endregion helpers
