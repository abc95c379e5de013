void main() throws IOException {
  Path trip = Path.of("trip"), copy = Path.of("copy");
  Files.createDirectories(trip.resolve("food"));
  Files.writeString(trip.resolve("food/list.txt"), "tea\n");
  Files.copy(trip, copy);
  try (var names = Files.list(copy)) {
    IO.println("copied: " + names.count());
  }
  try {
    Files.delete(trip);
  } catch (IOException e) {
    IO.println(e);
  }
  deleteAll(copy);
  deleteAll(trip);
  IO.println(Files.exists(trip));
}

void deleteAll(Path folder) throws IOException {
  try (var tree = Files.walk(folder)) {
    for (Path path : tree.toList().reversed())
      Files.delete(path);
  }
}
