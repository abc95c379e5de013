import static java.nio.charset.StandardCharsets.UTF_8;

void main() throws IOException {
  String text = "Zürich, 21 °C, 50 € – 🚋 ".repeat(40);
  byte[] bytes = text.getBytes(UTF_8);
  IO.println(text.length() + " chars, " + bytes.length + " bytes");
  for (int size : new int[] {16, 64, 256, 1024, 8192}) {
    var in = new ByteArrayInputStream(bytes);
    var out = new StringBuilder();
    for (byte[] b = in.readNBytes(size); b.length > 0;
        b = in.readNBytes(size)) {
      out.append(new String(b, UTF_8));
    }
    IO.println("blocks of " + size + ": " + (text.contentEquals(out)
        ? "equal" : out.chars().filter(c -> c == 0xFFFD).count()
            + " replacement characters"));
  }
  var reader = new InputStreamReader(
      new ByteArrayInputStream(bytes), UTF_8);
  var out = new StringBuilder();
  var block = new char[16];
  for (int n; (n = reader.read(block)) > 0; ) out.append(block, 0, n);
  IO.println("reader, 16: " + text.contentEquals(out));
}
