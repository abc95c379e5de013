import java.lang.ref.Cleaner;
import java.util.concurrent.ConcurrentHashMap;

static final Cleaner cleaner = Cleaner.create();
static final Set<String> freed = ConcurrentHashMap.newKeySet();

static class Captures {
  String name = "captures this";
  Captures() { cleaner.register(this, () -> freed.add(name)); }
}

static class Copies {
  String name = "copies a local";
  Copies() {
    String local = name;
    cleaner.register(this, () -> freed.add(local));
  }
}

static class Holds implements AutoCloseable {
  record Memory(String name) implements Runnable {
    public void run() { freed.add(name); }
  }
  final Cleaner.Cleanable cleanable =
      cleaner.register(this, new Memory("holds a record"));
  public void close() { cleanable.clean(); }
}

void main() throws Exception {
  new Captures();
  new Copies();
  new Holds();
  for (int i = 0; i < 50; i++) { System.gc(); Thread.sleep(10); }
  IO.println("collected: " + new TreeSet<>(freed));

  freed.clear();
  try (var memory = new Holds()) { IO.println("used"); }
  IO.println("at close:  " + freed);
}
