import java.lang.ref.SoftReference;

void main() throws Exception {
  System.gc();
  var page = new SoftReference<>(new byte[1000]);
  long start = System.currentTimeMillis();
  while (!page.refersTo(null)) { // does not read it
    Thread.sleep(50);
    System.gc();
  }
  long ms = System.currentTimeMillis() - start;
  IO.println("emptied after " + ms + " ms");
}
