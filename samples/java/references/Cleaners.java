import java.lang.ref.Cleaner;

static final Cleaner cleaner =
    Cleaner.create();

static class Camera implements AutoCloseable {
  final Cleaner.Cleanable cleanable;

  Camera(String place) {
    // The cleaner keeps the action. So the
    // action must not use the camera, or
    // it would keep the camera, too.
    cleanable = cleaner.register(this,
        () -> IO.println(place + " off"));
  }

  public void close() {
    cleanable.clean(); // run the action now
  }
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
