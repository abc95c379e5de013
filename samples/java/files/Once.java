Path file = Path.of("once.txt");

interface Make { void run() throws IOException; }

void main() throws Exception {
  race("exists", () -> {
    if (Files.exists(file))
      throw new FileAlreadyExistsException("once.txt");
    Files.writeString(file, "mine\n");
  });
  race("CREATE_NEW", () ->
      Files.writeString(file, "mine\n",
          StandardOpenOption.CREATE_NEW));
}

// #region race
void race(String how, Make make) throws Exception {
  var made = new AtomicInteger();
  for (int round = 0; round < 1_000; round++) {
    Files.deleteIfExists(file);
    var start = new CyclicBarrier(2);
    Runnable one = () -> {
      try {
        start.await();
        make.run();
        made.incrementAndGet();
      } catch (Exception e) { }
    };
    Thread a = Thread.ofPlatform().start(one);
    Thread b = Thread.ofPlatform().start(one);
    a.join();
    b.join();
  }
  IO.println(how + ": made " + made + " files in 1000 rounds");
}
// #endregion race
