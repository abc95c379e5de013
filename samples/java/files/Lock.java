void main() throws Exception {
  Path list = Path.of("list.txt");
  Files.writeString(list, "milk\n");
  try (var channel = FileChannel.open(list,
      StandardOpenOption.WRITE)) {
    FileLock lock = channel.lock();
    other();
    Files.readString(list);
    IO.println("mine: " + lock.isValid());
    other();
  }
}

void other() throws Exception {
  new ProcessBuilder("java", "Other.java")
      .inheritIO().start().waitFor();
}
