void main() {
  byte[] bytes = {67, 97, 102, -61, -87};
  Charset utf8 = StandardCharsets.UTF_8;
  String name = new String(bytes, utf8);
  IO.println(name);

  byte[] back = name.getBytes(utf8);
  IO.println(Arrays.toString(back));
}
