Path folder = Path.of("a"), file = Path.of("a/b/c.txt");

void main() throws Exception {
  Files.createDirectories(file.getParent());
  Files.writeString(file, "milk\n");
  open();
  count("lines, to the end", () -> Files.lines(file).count());
  count("newBufferedReader", () ->
      Files.newBufferedReader(file).readLine());
  count("list, to the end", () -> Files.list(folder).count());
  count("walk, to the end", () -> Files.walk(folder).count());
  count("walk, to the first hit", () -> Files.walk(folder)
      .anyMatch(path -> path.endsWith("c.txt")));
}

void count(String what, Callable<?> call) throws Exception {
  long before = open();
  for (int i = 0; i < 100; i++) call.call();
  long after = open();
  collect();
  IO.println("%s: %d, after gc %d".formatted(what,
      after - before, open() - before));
}

// #region open
void collect() throws Exception {
  for (int i = 0; i < 5; i++) {
    System.gc();
    Thread.sleep(100);
  }
}

long open() throws IOException {
  try (var all = Files.list(Path.of("/proc/self/fd"))) {
    return all.count();
  }
}
// #endregion open
