void main() throws IOException {
  Path log = Path.of("shop.log");
  try (Stream<String> lines = Files.lines(log)) {
    IO.println(lines
        .filter(line -> line.contains(" 777"))
        .count());
  }
}
