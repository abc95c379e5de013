void main() throws IOException {
  Path list = Path.of("list.txt");
  Files.writeString(list, "butter\nmilk\n");
  Files.writeString(list, "eggs\n",
      StandardOpenOption.CREATE);
  IO.print(Files.readString(list));
}
