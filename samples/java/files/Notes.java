void main() throws IOException {
  Path file = Path.of("notes.txt");
  IO.println("exists: " + Files.exists(file));
  Files.writeString(file, "buy bread\n");
  Files.writeString(file, "call Ann\n",
      StandardOpenOption.CREATE,
      StandardOpenOption.APPEND);
  String text = Files.readString(file);
  IO.print(text);
  IO.println(Files.readAllLines(file).size());
  IO.println(file.toAbsolutePath());
}
