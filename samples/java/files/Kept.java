Path list = Path.of("list.txt");

void main() throws IOException {
  Files.deleteIfExists(list);
  Files.writeString(list, "milk\n");
  show("new", list);

  Path link = Path.of("link.txt");
  Files.deleteIfExists(link);
  Files.createSymbolicLink(link, list);
  show("link", link);

  replace(link);
  show("link", link);
  IO.print("list.txt: " + Files.readString(list));
}

void replace(Path file) throws IOException {
  Path temp = Files.createTempFile(
      Path.of("."), null, null);
  Files.writeString(temp, "bread\n");
  Files.move(temp, file, StandardCopyOption.ATOMIC_MOVE);
}

// #region show
void show(String what, Path file) throws IOException {
  IO.println("%s: %s, link: %b".formatted(what,
      PosixFilePermissions.toString(
          Files.getPosixFilePermissions(file)),
      Files.isSymbolicLink(file)));
}
// #endregion show
