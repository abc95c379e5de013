void main() throws IOException {
  Path file = Path.of("notes.txt");
  BufferedWriter writer =
      Files.newBufferedWriter(file);
  writer.write("buy bread\n");
  writer.write("call Ann\n");
  IO.println("open: " + Files.size(file));
  writer.close();
  IO.println("closed: " + Files.size(file));

  try (BufferedReader reader =
      Files.newBufferedReader(file)) {
    String line = reader.readLine();
    while (line != null) {
      IO.println(line);
      line = reader.readLine();
    }
  }
}
