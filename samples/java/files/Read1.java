void main() throws IOException {
  Path list = Path.of("list.txt");
  IO.println(list.toAbsolutePath());
  IO.print(Files.readString(list));
}
