void main() throws IOException {
  Path list = Path.of("list.txt");
  String text = "bread\n".repeat(1_000);
  try {
    Files.writeString(list, text);
  } catch (IOException e) {
    IO.println(e);
  }
  IO.println(Files.size(list) + " bytes");
}
