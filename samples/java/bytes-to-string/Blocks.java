void main() throws IOException {
  Charset utf8 = StandardCharsets.UTF_8;
  byte[] bytes = "5 €".getBytes(utf8);

  var in = new ByteArrayInputStream(bytes);
  byte[] buffer = new byte[4];
  String text = "";
  int n = in.read(buffer);
  while (n > 0) {
    text += new String(buffer, 0, n, utf8);
    n = in.read(buffer);
  }
  IO.println("block by block: " + text);

  in = new ByteArrayInputStream(bytes);
  Reader reader =
      new InputStreamReader(in, utf8);
  text = reader.readAllAsString();
  IO.println("with a reader: " + text);
}
