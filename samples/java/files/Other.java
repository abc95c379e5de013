void main() throws IOException {
  try (var channel = FileChannel.open(Path.of("list.txt"),
      StandardOpenOption.WRITE)) {
    boolean got = channel.tryLock() != null;
    IO.println(got ? "other: got it" : "other: locked");
  }
}
