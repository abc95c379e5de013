void main() {
  Path wrong = Path.of("note.txt");
  try {
    IO.print(Files.readString(wrong));
  } catch (NoSuchFileException e) {
    IO.println("There is no " + e.getFile());
  } catch (IOException e) {
    IO.println("Something else: " + e);
  }
  File old = new File("note.txt");
  IO.println(old.delete());
}
