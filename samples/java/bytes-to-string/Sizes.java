void main() {
  Charset utf8 = StandardCharsets.UTF_8;
  String[] texts = {"a", "é", "€", "🚋"};
  for (String text : texts) {
    int bytes = text.getBytes(utf8).length;
    IO.println(text + ": bytes " + bytes
        + ", length() " + text.length());
  }
}
