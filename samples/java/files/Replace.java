void main() throws IOException {
  Path file = Path.of("notes.txt");
  Files.writeString(file, "buy bread\n");

  Path fresh = Path.of("notes.tmp");
  Files.writeString(fresh, "buy rye bread\n",
      StandardOpenOption.CREATE,
      StandardOpenOption.TRUNCATE_EXISTING,
      StandardOpenOption.SYNC);
  Files.move(fresh, file,
      StandardCopyOption.ATOMIC_MOVE);
  IO.print(Files.readString(file));
}
