void main() {
  Path list = Path.of("list.txt");
  IO.println(list.toAbsolutePath());
  try {
    IO.print(Files.readString(list));
  } catch (NoSuchFileException e) {
    IO.println("nothing to buy yet");
  } catch (IOException e) {
    IO.println("cannot read: " + e);
  }
}
