void main() throws IOException {
  Path list = Path.of("list.txt");
  Path fresh = Path.of("list.tmp");
  String text = "bread\n".repeat(1_000);
  try {
    Files.writeString(fresh, text);
    Files.move(fresh, list,
        StandardCopyOption.ATOMIC_MOVE);
  } catch (IOException e) {
    IO.println(e);
  }
  IO.println(Files.size(list) + " bytes");
}
