void main() throws IOException {
  Path top = Path.of("diary");
  Path year = top.resolve("2026");
  Files.createDirectories(year);
  Path may = year.resolve("may.txt");
  Files.writeString(may, "rain\n");

  List<Path> paths;
  try (Stream<Path> all = Files.walk(top)) {
    paths = all.toList();
  }
  IO.println(paths);
  try {
    Files.delete(top);
  } catch (DirectoryNotEmptyException e) {
    IO.println("not empty: " + e.getFile());
  }
  for (Path path : paths.reversed())
    Files.delete(path);
  IO.println(Files.exists(top));
}
