import java.lang.ref.Cleaner;

static final Cleaner cleaner = Cleaner.create();

// what is to be switched off; knows no camera
record Power(String place) implements Runnable {
  public void run() { IO.println(place + " off"); }
}

static class Camera implements AutoCloseable {
  final Cleaner.Cleanable cleanable;

  Camera(String place) {
    cleanable = cleaner.register(this, new Power(place));
  }
  public void close() { cleanable.clean(); }
}

void main() throws Exception {
  try (var yard = new Camera("yard")) {
    IO.println("yard films");
  }
  new Camera("gate"); // nobody closes it
  // #region collect
  for (int i = 0; i < 50; i++) {
    System.gc();
    Thread.sleep(10);
  }
  // #endregion collect
}
