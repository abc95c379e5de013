void main() {
  IO.println(Charset.defaultCharset());
  IO.println(
      System.getProperty("stdout.encoding"));
  IO.println("Café");
}
