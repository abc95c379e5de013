void save(Path file, String text) throws IOException {
  Path folder = file.toAbsolutePath().getParent();
  Path fresh = folder.resolve(file.getFileName() + ".tmp");
  var bytes = ByteBuffer.wrap(
      text.getBytes(StandardCharsets.UTF_8));
  try (var out = FileChannel.open(fresh,
      StandardOpenOption.CREATE,
      StandardOpenOption.TRUNCATE_EXISTING,
      StandardOpenOption.WRITE)) {
    while (bytes.hasRemaining()) out.write(bytes);
    out.force(true);
  }
  Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
  try (var names = FileChannel.open(folder)) {
    names.force(true);
  }
}

void main() throws IOException {
  save(Path.of("list.txt"), "bread\n".repeat(1_000));
}
