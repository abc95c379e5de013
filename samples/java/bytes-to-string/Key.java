void main() {
  byte[] key = {1, 2, -3};

  var encoder = Base64.getEncoder();
  String text = encoder.encodeToString(key);
  var decoder = Base64.getDecoder();
  byte[] back = decoder.decode(text);
  IO.println(text);
  IO.println(Arrays.toString(back));

  HexFormat format = HexFormat.of();
  String hex = format.formatHex(key);
  back = format.parseHex(hex);
  IO.println(hex);
  IO.println(Arrays.toString(back));
}
