void main() throws IOException {
  Path log = Path.of("shop.log");
  List<String> lines = Files.readAllLines(log);
  IO.println(lines.stream()
      .filter(line -> line.contains(" 777"))
      .count());
}
