void main() throws Exception {
  for (int size : new int[] { 100, 8_192, 8_193 }) {
    Files.deleteIfExists(Path.of("shop.log"));
    Thread[] writers = { write("a", size), write("b", size) };
    for (Thread writer : writers) writer.join();
    IO.println(size + " bytes: " + torn() + " torn lines");
  }
}

Thread write(String letter, int size) {
  String line = letter.repeat(size - 1) + "\n";
  return Thread.ofPlatform().start(() -> {
    for (int i = 0; i < 2_000; i++) {
      try {
        Files.writeString(Path.of("shop.log"), line,
            StandardOpenOption.CREATE,
            StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  });
}

// #region torn
long torn() throws IOException {
  try (var lines = Files.lines(Path.of("shop.log"))) {
    return lines.filter(line ->
        !line.matches("a+|b+")).count();
  }
}
// #endregion torn
