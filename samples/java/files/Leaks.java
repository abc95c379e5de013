void main() throws IOException {
  Path file = Path.of("notes.txt");
  Files.writeString(file, "buy bread\n");

  int before = descriptors();
  for (int i = 0; i < 20; i++)
    Files.lines(file).count();
  IO.println(descriptors() - before);

  before = descriptors();
  for (int i = 0; i < 20; i++)
    try (var lines = Files.lines(file)) {
      lines.count();
    }
  IO.println(descriptors() - before);
}

int descriptors() {
  File folder = new File("/proc/self/fd");
  return folder.list().length;
}
