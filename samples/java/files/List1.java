void main() throws IOException {
  Path list = Path.of("list.txt");
  IO.println(Files.exists(list));
  Files.writeString(list, "butter\nmilk\n");
  IO.print(Files.readString(list));
}
