Path list = Path.of("list.txt");
Path fresh = Path.of("list.tmp");
String text = "bread\n".repeat(1_000);

interface Save { void run() throws IOException; }

void main() throws Exception {
  watch("writeString", () ->
      Files.writeString(list, text));
  watch("REPLACE_EXISTING", () -> {
    Files.writeString(fresh, text);
    Files.move(fresh, list,
        StandardCopyOption.REPLACE_EXISTING);
  });
  watch("ATOMIC_MOVE", () -> {
    Files.writeString(fresh, text);
    Files.move(fresh, list,
        StandardCopyOption.ATOMIC_MOVE);
  });
}

// #region watch
// saves for two seconds, while another thread reads
void watch(String how, Save save) throws Exception {
  Files.writeString(list, text);
  var done = new AtomicBoolean();
  var missing = new AtomicInteger();
  var part = new AtomicInteger();
  Thread reader = Thread.ofPlatform().start(() -> {
    while (!done.get()) {
      try {
        if (Files.size(list) == 0
            || !Files.readString(list).equals(text))
          part.incrementAndGet();
      } catch (IOException e) {
        missing.incrementAndGet();
      }
    }
  });
  long end = System.nanoTime() + 2_000_000_000L;
  while (System.nanoTime() < end) save.run();
  done.set(true);
  reader.join();
  IO.println("%s: no file %d times, a part %d times"
      .formatted(how, missing.get(), part.get()));
}
// #endregion watch
