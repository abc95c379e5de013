Path file = Path.of("latin.txt");

void main() throws IOException {
  byte[] cafe = { 'c', 'a', 'f', (byte) 0xE9, '\n' };
  Files.write(file, cafe);
  read("readString", () -> Files.readString(file));
  read("lines", () -> {
    try (var lines = Files.lines(file)) {
      return lines.toList();
    }
  });
  read("FileReader", () -> {
    try (var in = new FileReader("latin.txt")) {
      return in.readAllAsString();
    }
  });
  read("new String", () ->
      new String(Files.readAllBytes(file)));
  read("Scanner(Path)", () -> scan(new Scanner(file)));
  read("Scanner(File)", () ->
      scan(new Scanner(file.toFile())));
  read("readString, ISO_8859_1", () ->
      Files.readString(file, StandardCharsets.ISO_8859_1));
}

// #region read
String scan(Scanner in) {
  try (in) {
    return in.hasNextLine() ? in.nextLine() : "no line";
  }
}

void read(String how, Callable<?> call) {
  String what;
  try {
    what = call.call().toString().strip();
  } catch (Exception e) {
    what = e.toString();
  }
  IO.println(how + ": " + what);
}
// #endregion read
